forecast-mine = Шахта на { $hex }
forecast-upgrade = Улучшение на { $hex }: { $new }
forecast-satellite = Спутник на { $hex }
forecast-research = Исследование: { $area }
forecast-cover = Займёт действие «{ $space }»
forecast-pass = Автома спасует
forecast-passed = Автома спасовала: в этом раунде она больше не ходит.
forecast-new-deck = Сначала Автома соберёт новую колоду: что выйдет потом, сказать нельзя.
