forecast-gain = Автомус заберёт карту { $location-from }
forecast-activate = Карта из колоды ляжет { $location-to }
forecast-sovereign = Автомус заберёт фишку правителя
forecast-track = { $track-id ->
    [fleet] Его флот продвинется
    [influence] Его влияние вырастет
   *[helium] Он получит гелий-3
}
forecast-about = { $ways ->
    [one] Учтено { $ways } сочетание
    [few] Учтены все { $ways } сочетания
    [many] Учтены все { $ways } сочетаний
   *[other] Учтено { $ways } сочетания
} двух следующих карт Автомуса, если ваш ход закончится прямо сейчас.
forecast-title = Что может сделать Автомус
forecast-not-now = Что может сделать Автомус, программа скажет в ваш ход.
forecast-last-turn = После вас Автомус уже не ходит.
forecast-gain-any = Автомус заберёт карту
forecast-activate-any = Карта из колоды ляжет в локацию
forecast-track-any = Автомус получит +1 к флоту, гелию-3 или влиянию
forecast-last = Наступит конец партии, у вас останется один ход
forecast-last-near = Следующий ход Автомуса может привести к концу партии ({ $often }), тогда у вас останется один ход.
forecast-end-near = Следующий ход Автомуса может закончить партию: { $often }.
