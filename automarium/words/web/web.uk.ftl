### Стіл у браузері.

number = { $number }
web-skip = перейти до вмісту
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
web-trial = пробна
web-lost = поразка
web-chart = Перемоги за іграми та рівнями
web-just-play = почати одразу
web-choose-settings = налаштування …
web-choose-yourself = вибрати самостійно
web-import = Партія з файлу
web-file = вибрати файл
web-files = вибрати файли
web-import-do = відкрити
web-start = почати
web-first-game = Уже вибрано налаштування звичайної партії: для першої гри залиште все як є.
web-pack = ваші карти або назви
web-orders = Що зробити
web-answer = Ваша відповідь
web-back = на крок назад
web-say = OK: { $answer }
web-right = Усе правильно
web-number = число
web-search = пошук
web-type = або введіть відповідь
web-missing = Тут потрібна відповідь.
web-range = Тут потрібне число від { $low } до { $high }.
web-send = записати
web-steps = Кроки
web-to-table = до столу
web-go = повернутися сюди
web-go-on = продовжити партію з цього місця
web-go-sure = { $over ->
    [yes] Партію завершено. Усе одно продовжити її з цього місця?
   *[no] Продовжити партію з цього місця?
} Усі відповіді після нього ({ $number }) можна буде повернути.
web-to-result = до підсумку
web-change = змінити цю відповідь
web-transcript = уся партія текстом
web-export = зберегти у файл
web-remove = видалити партію
web-remove-sure = Видалити цю партію? Протягом 30 днів її можна буде повернути.
web-rules = Правила Автоми
web-rules-help = Усі правила, за якими тут грає Автома, нашими словами; у дужках — розділ книги правил.
web-stuck = Партія не відтворюється
web-stuck-holds = { $number ->
    [0] Жодна її відповідь уже не підходить.
   *[other] Правильних відповідей від початку партії: { $number }. До цього місця її можна переглянути й продовжити звідти в копії; сама партія залишиться як є.
}
web-rescue = Продовжити звідти
web-stuck-look = Переглянути
web-all-matches = Усі партії
web-pages = Сторінки
web-no-matches = Ще не зіграно жодної партії.
web-removed = Видалені
web-removed-help = Видалену партію можна повернути протягом 30 днів.
web-restore = повернути
web-code = Код столу
web-code-enter = Код, показаний у терміналі
web-code-wrong = Це не код цього столу.
web-error = У нас щось зламалося. Ваші відповіді збережено.
web-error-undo = Якщо сторінка й знову не відкривається, скасуйте останню відповідь і продовжуйте без неї.
web-error-again = відкрити ще раз
web-forbidden = Ця форма застаріла. Відкрийте сторінку наново.
web-not-found = Тут нічого немає.
web-about-text = Automarium грає за Автому у вашій настільній грі: каже, що зробити на полі, і показує чому.
web-data = Звідки дані
web-names = Назви ігор належать їхнім видавцям. Ані малюнків, ані текстів видавців тут немає.
web-port-taken = Порт { $port } зайнято, стіл відкрито на іншому.
web-listening = Стіл відкрито за адресою { $address }
web-lan = На телефоні в тій самій мережі відкрийте { $address } і введіть код { $code } або відскануйте:
web-stop = Зупинити: Ctrl-C. Нічого не загубиться.
web-serve-help = Відкрити стіл у браузері.
web-serve-lan = дозволити підключення з телефона в тій самій мережі
web-serve-port = порт
web-serve-workers = скільки процесів обслуговує столи, якщо їх багато
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
web-or = { " " }або{ " " }
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
web-thinks = думає…
web-clear = закрити
web-anew = заново
web-clear-once = стерти?
web-to-last-tap = Продовжити з уведеного
web-save-box = зберегти дані моєї коробки
web-code-wait = Забагато неправильних кодів. Зачекайте { $seconds } с і спробуйте знову.
web-tries = Неправильних кодів столу з адреси { $address }: { $count }. Наступна спроба звідти — за { $seconds } с.
web-tries-all = Неправильних кодів столу звідусіль: { $count }. Наступний новий гість чекає { $seconds } с.
web-serve-guests = гості можуть грати, але не видаляти партії й не завантажувати файли
web-host-only = Це може лише господар столу, на тому комп’ютері, де стіл відкрито.
web-too-large = Це більше, ніж можна сюди надіслати.
web-file-too-large = Цей файл більший за { $high } кБ.
web-busy = Забагато запитів одразу, або відповідь ішла надто довго. Спробуйте ще раз трохи згодом.
web-not-understood = Цей запит незрозумілий.
web-newer = новіші кроки
web-older = раніші кроки
tap-new-card-more = карта, якої немає в списку
web-done = Готово
web-because = Чому: { $reason }
web-fell-out = { $number ->
    [0] Лишилися всі.
   *[other] Відпало: { $number }.
}
web-were-left = Лишилося:
web-all-left = Показати всі { $number }
web-details = Докладніше
web-made-of = З чого склалося
web-cue-back = на крок назад
web-aloud = читати вголос
web-aloud-short = вголос
web-as-list = увесь хід списком
web-as-list-short = списком
web-to-ask = до запитання
web-one-by-one = покроково
web-again = що було
web-undone-orders = Скасувати й на столі: { $number ->
    [one] { $number } дія
    [few] { $number } дії
    [many] { $number } дій
   *[other] { $number } дії
}
web-undone-told = Раніше скасовано ще: { $number ->
    [one] { $number } дія
    [few] { $number } дії
    [many] { $number } дій
   *[other] { $number } дії
}
web-redone-orders = Зробіть знову й на столі: { $number ->
    [one] { $number } дію
    [few] { $number } дії
    [many] { $number } дій
   *[other] { $number } дії
}
web-undone-maybe = Якщо вже зробили: { $order }
web-undone-own = Якщо на столі це вже зроблено, скасуйте й там.
web-undo-last = скасувати останню відповідь
web-undo-shows = Ви вже побачили те, що було приховано. Усе одно скасувати?
web-undone = Скасовано: «{ $answer }»
web-undone-fix = Виправлення скасовано: «{ $answer }»
web-laid-out = Пам’ятаєте підготовку? Показати лише те, що змінюється →
web-undone-many = Скасовано: «{ $answer }» — і ще { $number ->
    [one] { $number } відповідь
    [few] { $number } відповіді
    [many] { $number } відповідей
   *[other] { $number } відповіді
} після цього
web-nothing-reported = Нічого не змінилося? Торкніться ще раз
group-turn = Ваш хід
group-beside = Також
group-more = Ще
web-offline = Немає зв’язку. Натиснуте буде надіслано, щойно він з’явиться.
finale-round = Раунд { $number } · { $turn }
finale-decided = { $turn }: +{ $points } на { $side-id ->
    [automa] користь Автоми
   *[other] вашу користь
}
finale-turns = Вирішальні ходи
finale-challenge = Кинути виклик
finale-challenge-help = Хтось інший зіграє ту саму партію — те, що перемішує програма, ляже так само — і спробує вас перевершити. Посилання відкриється там, де відкривається ця сторінка (часто лише у вашій мережі), а файл — у кожного, хто має цю програму (Automarium).
finale-link = скопіювати посилання
finale-file = зберегти файл
finale-shared = посилання скопійовано
finale-curve = Рахунок за ходами
finale-turns-late = без фінального підрахунку
finale-late = пунктир — те, що зараховано лише після кінця партії
finale-beat = { $how ->
    [better] Виклик виграно: { $points } проти { $beat }.
    [equal] Стільки ж, скільки треба було перевершити: { $beat }.
   *[less] Не перевершено: до результату { $beat } забракло { $by }.
}
finale-rematch = Ще раз
finale-rematch-help = нова партія з тими самими налаштуваннями
finale-level = Спробувати рівень: { $level }
finale-same = Зіграти цю саму партію ще раз
web-you = ви: { $human }
web-against = Автома: { $opponent }
web-beat = перевершити: { $points }
challenge-title = Виклик
challenge-about = Хтось набрав у цій партії { $points }. Вам дістанеться та сама розкладка й той самий порядок карт: зіграйте краще!
challenge-begin = Прийняти виклик
challenge-set-up = Що граємо
challenge-beat = «{ $got }» — не результат, який можна перевершити.
web-what = Настільні ігри наодинці: програма грає за Автому, крок за кроком каже, що зробити на столі, і показує чому.
web-watch = подивитися партію
web-next = Далі
web-repeat = повтор
web-happened = Що сталося
web-watch-play = зіграти самостійно
web-watch-answers = За гравця відповідає програма:
web-watch-laid = Усе розкладено
web-watch-set-up = підготовка крок за кроком
web-watch-random = Замість вас програма ходить навмання й зазвичай програє.
web-watch-made-up = Гравець ходив навмання, а очки, які знає лише гравець, програма вигадала.
web-watch-help = Тут програма грає за обидві сторони. Ви бачите те, що бачив би гравець: «ви» — це він.
web-results = Результати
results-none = Поки немає жодної дограної партії.
results-trials = Пробні партії тут не враховано.
results-only-trials = Поки що дограно лише пробні партії: до результатів вони не входять.
results-curve = Ваш рахунок і рахунок суперника, партія за партією
results-points = { $number ->
    [1] Ваш рахунок: { $best }.
   *[other] Найкращий результат: { $best }, найгірший: { $worst }.
}
results-time = У середньому: партія — { $minutes } хв, відповідь — { $seconds }{ "\u00A0" }с.
results-beat = { $how ->
    [better] виклик: перевершено { $beat }
    [equal] виклик: стільки ж, { $beat }
   *[less] виклик: до { $beat } забракло { $by }
}
results-next = Ви перемагаєте раз за разом. Спробуйте рівень: { $level }
results-matches = Партія за партією
results-minutes = { $minutes } хв
web-vibrate = вібрація на кожному кроці
web-understood = Зрозуміло
web-nothing-more = більше нічого
web-unlike = Було { $now }. Точно? Торкніться ще раз
web-brought = Що ще приніс цей хід?
web-score-end = Рахунок наприкінці партії
web-score-now = Рахунок, якби партія скінчилася зараз
web-fix-what = Що виправити?
web-fixed = Виправлено:{" "}
web-fix-do = Виправити
web-fix-answer = хибна відповідь: повернутися до неї …
web-fix-of = Виправити: { $what }
pocket-first = Готуємо все для гри без мережі…
pocket-opening = Відкриваємо…
pocket-cannot = Цей браузер не може зберігати Automarium на пристрої. Відкрийте його у звичайному вікні за захищеною адресою (https), у сучасному браузері.
pocket-failed = Запустити Automarium тут не вдалося. Оновіть сторінку.
pocket-elsewhere = Automarium відкрито в іншому вікні.
pocket-here = грати тут
pocket-new = Готова нова версія.
pocket-update = перейти на неї
pocket-install = Щоб Automarium був на головному екрані, відкрийте меню браузера (на iPhone — «Поділитися») і виберіть «На початковий екран» або «Додати на головний екран».
pocket-close = закрити
pocket-kept = Браузер пообіцяв зберігати партії на цьому пристрої.
pocket-not-promised = Браузер може видалити партії, якщо йому бракуватиме місця або ви довго не заходитимете. Час від часу зберігайте резервну копію.
pocket-not-kept = Зберегти це на пристрої не вдалося, тому нічого не змінилося. Можливо, немає місця або браузер не дозволяє сторінкам нічого зберігати. ({ $problem })
web-backup = резервна копія всіх партій
web-as-link = поділитися посиланням
backup-title = Резервна копія всіх партій
backup-help = Усі партії в одному файлі. Повернути їх може ця програма (Automarium) на будь-якому комп’ютері чи телефоні.
backup-save = зберегти копію
backup-take = Відновити партії з копії
backup-take-help = Партії з копії додадуться до ваших. Ті, що вже є, залишаться як були.
backup-take-do = відновити
backup-taken = Додано: { $added }. Уже були: { $there }.
backup-not-read = Не вдалося прочитати: { $number }.
backup-not-match = Це резервна копія всіх партій, а не окрема партія: виберіть її ще раз нижче, щоб відновити.
backup-unreadable = Цей файл — не резервна копія Automarium.
backup-too-large = Ця копія більша за { $high } МБ.
link-title = Партія посиланням
link-help = Уся партія міститься в самому посиланні: хто його відкриє, отримає копію з усіма кроками й поясненнями. Для цього ніде більше нічого не зберігається.
link-share = поділитися посиланням
link-no-code = Для QR-коду це посилання задовге.
link-too-long = Для посилання ця партія задовга. Збережіть її файлом.
link-open = Партія за посиланням
link-open-help = Партія стане вашою. Її можна продовжити, переглянути крок за кроком або зіграти знову з тими самими картами.
link-unreadable = У цьому посиланні немає партії, або дорогою воно обрізалося.
pocket-challenge-help = Суперник зіграє ту саму партію — те, що перемішує програма, ляже так само — і спробує перевершити ваш результат. Партія міститься в самому посиланні; його відкриє кожен, хто має цю програму (Automarium).
web-forecast-off = сховати прогноз
