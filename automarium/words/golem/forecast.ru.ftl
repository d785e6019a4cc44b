forecast-marble = Возьмёт { $colour-marble } из ряда { $row-of }
forecast-rabbi = Раввин встанет на { $position }-й сверху жетон действия
forecast-student = Ученик { $district-at } продвинется
forecast-golem = Голем { $district-at } пойдёт вперёд
forecast-work = Голем { $district-at } будет активирован
forecast-create = Новый голем { $district-at }
forecast-kill = Голем { $district-at } будет убит
forecast-book = Купит { $colour-book-acc }
forecast-upgrade = { $area-id ->
    [golem] Улучшение големов
    [artifacts] Улучшение артефактов
   *[study] Улучшение обучения
}
forecast-gold = Слиток золота
forecast-unknown-cards = Прогноза пока нет: введены ещё не все карты вашей колоды Автомы.
forecast-marble-any = Возьмёт шар
forecast-rabbi-any = Поместит раввина
forecast-student-any = Ученик продвинется
forecast-golem-any = Голем пойдёт вперёд
forecast-work-any = Голем будет активирован
forecast-create-any = Новый голем
forecast-kill-any = Голем будет убит
forecast-book-any = Купит книгу
forecast-upgrade-any = Улучшение
