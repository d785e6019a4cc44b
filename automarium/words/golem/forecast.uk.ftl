forecast-marble = Візьме { $colour-marble-acc } з ряду { $row-of }
forecast-rabbi = Рабин стане на жетон дії { $position }
forecast-student = Учень { $district-at } просунеться
forecast-golem = Голем { $district-at } піде вперед
forecast-work = Голем { $district-at } стане до роботи
forecast-create = Новий голем { $district-at }
forecast-kill = Голема { $district-at } буде вбито
forecast-book = Купить { $colour-book-acc }
forecast-upgrade = { $area-id ->
    [golem] Поліпшення големів
    [artifacts] Поліпшення артефактів
   *[study] Поліпшення навчання
}
forecast-gold = Золотий злиток
forecast-unknown-cards = Введено ще не всі карти вашої колоди Автоми: лише тоді можна сказати, що може вийти.
forecast-marble-any = Візьме кулю
forecast-rabbi-any = Поставить рабина
forecast-student-any = Учень просунеться
forecast-golem-any = Голем піде вперед
forecast-work-any = Голем стане до роботи
forecast-create-any = Новий голем
forecast-kill-any = Голема буде вбито
forecast-book-any = Купить книгу
forecast-upgrade-any = Поліпшення
