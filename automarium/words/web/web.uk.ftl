### Стіл у браузері.

number = { $number }
web-skip = до вмісту
web-menu = меню
web-language = мова
web-lang-en = English
web-lang-ru = Русский
web-lang-uk = Українська
web-theme = вигляд
web-dark = темний
web-light = світлий
web-size = розмір тексту
web-size-m = звичайний
web-size-l = великий
web-size-xl = дуже великий
web-about = про програму, дані й назви
web-home = на головну
web-running = Продовжити
web-new = Нова партія
web-finished = Зіграні
web-won = перемога
web-lost = поразка
web-chart = Перемоги за іграми та рівнями
web-just-play = просто грати
web-choose-settings = налаштування …
web-import = Партія з файлу
web-file = файл
web-import-do = відкрити
web-start = почати
web-first-game = Позначено вибір для звичайної партії. У першій грі залиште все як є.
web-pack = ваші карти або назви
web-orders = Що зробити
web-answer = Ваша відповідь
web-back = на крок назад
web-say = OK: { $answer }
web-right = Усе правильно
web-number = число
web-search = пошук
web-type = або введіть відповідь
web-send = надіслати
web-steps = Кроки
web-to-table = до столу
web-go = повернутися сюди
web-transcript = текстом
web-export = зберегти у файл
web-remove = видалити партію
web-remove-sure = Видалити цю партію? 30 днів її можна буде повернути.
web-rules = Правила Автоми
web-rules-help = Усі правила, за якими тут грає Автома, нашими словами; у дужках — розділ книги правил.
web-stuck = Партія не відтворюється
web-stuck-holds = { $number ->
    [one] Правильна ще { $number } перша відповідь. До неї партію можна переглянути й продовжити звідти в копії; ця залишиться як є.
    [few] Правильні ще { $number } перші відповіді. До них партію можна переглянути й продовжити звідти в копії; ця залишиться як є.
    [many] Правильні ще { $number } перших відповідей. До них партію можна переглянути й продовжити звідти в копії; ця залишиться як є.
   *[other] Правильні ще { $number } першої відповіді. До них партію можна переглянути й продовжити звідти в копії; ця залишиться як є.
}
web-rescue = Продовжити звідти
web-stuck-look = Переглянути
web-all-matches = Усі партії
web-pages = Сторінки
web-removed = Видалені
web-removed-help = Видалену партію можна повернути протягом 30 днів.
web-restore = повернути
web-code = Код столу
web-code-enter = Код у терміналі
web-code-wrong = Це не код цього столу.
web-error = У нас щось зламалося. Ваша партія залишилася як була.
web-forbidden = Ця форма застаріла. Відкрийте сторінку наново.
web-not-found = Тут нічого немає.
web-about-text = Automarium грає за Автому у вашій настільній грі: каже, що зробити на полі, і показує чому.
web-data = Звідки дані
web-names = Назви ігор належать їхнім видавцям. Ані малюнків, ані текстів видавців тут немає.
web-listening = Стіл відкрито за адресою { $address }
web-lan = На телефоні в тій самій мережі відкрийте { $address } і введіть код { $code } або відскануйте:
web-stop = Зупинити: Ctrl-C. Нічого не загубиться.
web-serve-help = Відкрити стіл у браузері.
web-serve-lan = пустити телефон із тієї самої мережі
web-serve-port = порт
web-serve-workers = скільки процесів обслуговують стіл, якщо столів багато
web-serve-browser = відкрити браузер
web-wants = { $number ->
    [one] ще { $number }
    [few] ще { $number }
    [many] ще { $number }
   *[other] ще { $number }
}
web-no-port = На цьому комп’ютері немає вільного порту ({ $port }).
web-copy = скопіювати
web-print = надрукувати
web-own = як у мене на столі
web-or-typed = Або текстом:
web-when = якщо вибрано: { $choice }
web-rulings = Як читати неясні місця
web-rulings-help = Там, де книга правил лишає питання відкритим, позначено наше прочитання. Грайте так, як звикли.
web-today = сьогодні { $time }
web-yesterday = учора { $time }
web-step = крок { $number } з { $last }
web-step-before = крок { $number }
web-step-after = крок { $number }
web-beginning = початок
web-no-steps = Відповідей ще не було.
web-awake = За столом екран не гасне.
web-not-awake = Цей браузер може погасити екран: через мережу він тримає його ввімкненим лише на захищених адресах.
web-copied = скопійовано
web-played = перемог: { $won } з { $played }
web-round = раунд { $number }
web-minus = змінити знак
web-fix-here = ✎ виправити, що тут лежить
web-clear = скасувати відповідь
web-save-box = зберегти дані моєї коробки
web-code-wait = Забагато неправильних кодів. Зачекайте { $seconds } с і спробуйте знову.
web-tries = Неправильних кодів столу з адреси { $address }: { $count }. Наступна спроба звідти — за { $seconds } с.
web-tries-all = Неправильних кодів столу звідусіль: { $count }. Наступний новий гість чекає { $seconds } с.
web-serve-guests = гості можуть грати, але не видаляти партії й не завантажувати файли
web-host-only = Це може лише господар столу, на тій машині, де його відкрито.
web-too-large = Це більше, ніж можна сюди надіслати.
web-file-too-large = Цей файл більший за { $high } кБ.
web-busy = Забагато запитів одразу, або відповідь ішла надто довго. Спробуйте ще раз трохи згодом.
web-not-understood = Цей запит незрозумілий.
web-newer = новіші кроки
web-older = раніші кроки
tap-new-card-more = карта, якої немає в списку
web-done = Готово
web-because = Чому: { $reason }
web-details = Докладніше
web-cue-back = на одне назад
web-aloud = читати вголос
web-as-list = увесь хід списком
web-one-by-one = по одному
web-again = ще раз
web-nothing-reported = Нічого не повідомили? Торкніться ще раз.
group-turn = Ваш хід
group-beside = Принагідно
group-more = Ще
web-offline = Немає зв’язку. Натиснуте буде надіслано, щойно він з’явиться.
finale-decided = { $turn }: { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очки
} на користь { $side-id ->
    [automa] суперника
   *[other] гравця
}
finale-curve = Рахунок за ходами; пунктир — пораховано лише наприкінці
finale-beat = Треба було перевершити { $points }.
finale-rematch = Ще раз, ті самі умови
finale-level = Тепер рівень: { $level }
finale-same = Та сама партія ще раз
finale-challenge = Кинути виклик (файл)
web-beat = Перевершити результат: { $points }
web-what = Для тих, хто грає сам за справжнім столом: програма веде Автому, по одному каже, що зробити на полі, і показує чому.
web-watch = подивитися партію
web-watch-on = далі →
web-watch-help = Тут програма грає за обидві сторони, за людину — навмання: щоб побачити, що вона робить, і без коробки.
web-results = Результати
results-none = Поки немає жодної дограної партії.
results-curve = Ваш рахунок і рахунок Автоми, партія за партією
results-points = Найкращий результат: { $best }, найгірший: { $worst }.
results-time = Партія триває близько { $minutes } хв, відповідь — { $seconds } с.
results-next = Ви перемагаєте раз за разом. Спробуйте рівень: { $level }.
web-vibrate = вібрація на кожному кроці
finale-link = Виклик посиланням
web-understood = Зрозуміло
web-score-now = Рахунок, якби партія скінчилася зараз
web-fix-what = Що виправити?
