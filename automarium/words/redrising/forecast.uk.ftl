forecast-gain = Автомус забере карту { $location-from }
forecast-activate = Карта з колоди ляже { $location-to }
forecast-sovereign = Автомус забере жетон правителя
forecast-track = { $track-id ->
    [fleet] Його флот просунеться
    [influence] Його вплив зросте
   *[helium] Він отримає гелій-3
}
forecast-about = { $ways ->
    [one] Враховано { $ways } поєднання
    [few] Враховано всі { $ways } поєднання
    [many] Враховано всі { $ways } поєднань
   *[other] Враховано { $ways } поєднання
} двох наступних карт Автомуса, якщо ваш хід закінчиться просто зараз.
forecast-title = Що може зробити Автомус
forecast-not-now = Що може зробити Автомус, програма скаже у ваш хід.
forecast-last-turn = Після вас Автомус уже не ходить.
forecast-gain-any = Автомус забере карту
forecast-activate-any = Карта з колоди ляже в локацію
forecast-track-any = Автомус просунеться по шкалі
forecast-last = Настане кінець партії, у вас залишиться один хід
forecast-last-near = Наступний хід Автомуса може привести до кінця партії ({ $often }), тоді у вас залишиться один хід.
forecast-end-near = Наступний хід Автомуса може закінчити партію: { $often }.
