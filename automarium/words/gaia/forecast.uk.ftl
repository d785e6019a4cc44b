forecast-mine = Шахта на { $hex }
forecast-upgrade = Поліпшення на { $hex }: { $new }
forecast-satellite = Супутник на { $hex }
forecast-research = Дослідження: { $area }
forecast-cover = Займе дію «{ $space }»
forecast-pass = Автома спасує
forecast-passed = Автома спасувала: у цьому раунді вона більше не ходить.
forecast-new-deck = Спершу Автома збере нову колоду: що вийде потім, сказати не можна.
