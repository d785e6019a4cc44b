forecast-marble = Візьме { $colour-marble-acc } з ряду { $row-of }
forecast-rabbi = Рабин стане на жетон дії { $position }
forecast-student = Учень Автоми { $district-at } просунеться
forecast-golem = Голем Автоми { $district-at } піде вперед
forecast-work = Голем Автоми { $district-at } буде активовано
forecast-create = Новий голем Автоми { $district-at }
forecast-kill = Голема Автоми { $district-at } буде вбито
forecast-book = Купить { $colour-book-acc }
forecast-upgrade = { $area-id ->
    [golem] Поліпшення големів
    [artifacts] Поліпшення артефактів
   *[study] Поліпшення навчання
}
forecast-gold = Злиток золота
forecast-unknown-cards = Ще не всі карти вашої колоди Автоми введено. Прогноз з’явиться, коли програма знатиме їх усі.
forecast-marble-any = Візьме кулю
forecast-rabbi-any = Поставить рабина
forecast-student-any = Учень просунеться
forecast-golem-any = Голем піде вперед
forecast-work-any = Голем буде активовано
forecast-create-any = Новий голем
forecast-kill-any = Голема буде вбито
forecast-book-any = Купить книгу
forecast-upgrade-any = Поліпшення
