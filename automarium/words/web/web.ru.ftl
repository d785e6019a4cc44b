### Стол в браузере.

number = { $number }
web-skip = к содержимому
web-menu = меню
web-language = язык
web-lang-en = English
web-lang-ru = Русский
web-lang-uk = Українська
web-theme = вид
web-dark = тёмный
web-light = светлый
web-size = размер текста
web-size-m = обычный
web-size-l = крупный
web-size-xl = очень крупный
web-about = о программе, данные и названия
web-home = на главную
web-running = Продолжить
web-new = Новая партия
web-finished = Сыгранные
web-won = победа
web-trial = пробная
web-lost = поражение
web-chart = Победы по играм и уровням
web-just-play = сразу начать
web-choose-settings = настройки …
web-choose-yourself = выбрать самому
web-import = Партия из файла
web-file = выбрать файл
web-files = выбрать файлы
web-import-do = открыть
web-start = начать
web-first-game = Уже выбраны настройки обычной партии: для первой игры оставьте всё как есть.
web-pack = ваши карты или названия
web-orders = Что сделать
web-answer = Ваш ответ
web-back = на шаг назад
web-say = OK: { $answer }
web-right = Всё верно
web-number = число
web-search = поиск
web-type = или введите ответ
web-missing = Здесь нужен ответ.
web-range = Здесь нужно число от { $low } до { $high }.
web-send = записать
web-steps = Шаги
web-to-table = к столу
web-go = вернуться сюда
web-go-on = продолжить партию с этого места
web-go-sure = { $over ->
    [yes] Партия завершена. Всё равно продолжить её с этого места?
   *[no] Продолжить партию с этого места?
} Все ответы после него ({ $number }) можно будет вернуть.
web-to-result = к итогу
web-change = изменить этот ответ
web-transcript = вся партия текстом
web-export = сохранить в файл
web-remove = удалить партию
web-remove-sure = Удалить эту партию? 30 дней её можно будет вернуть.
web-rules = Правила Автомы
web-rules-help = Все правила, по которым здесь играет Автома, нашими словами; в скобках — раздел книги правил.
web-stuck = Партия не воспроизводится
web-stuck-holds = { $number ->
    [0] Ни один её ответ больше не подходит.
    [one] С начала партии верен { $number } ответ. До этого места её можно посмотреть и оттуда продолжить в копии; сама партия останется как есть.
    [few] С начала партии верны { $number } ответа. До этого места её можно посмотреть и оттуда продолжить в копии; сама партия останется как есть.
    [many] С начала партии верны { $number } ответов. До этого места её можно посмотреть и оттуда продолжить в копии; сама партия останется как есть.
   *[other] С начала партии верны { $number } ответа. До этого места её можно посмотреть и оттуда продолжить в копии; сама партия останется как есть.
}
web-rescue = Продолжить оттуда
web-stuck-look = Посмотреть
web-all-matches = Все партии
web-pages = Страницы
web-no-matches = Пока не сыграно ни одной партии.
web-removed = Удалённые
web-removed-help = Удалённую партию можно вернуть в течение 30 дней.
web-restore = вернуть
web-code = Код стола
web-code-enter = Код, показанный в терминале
web-code-wrong = Этот код к столу не подходит.
web-error = У нас что-то сломалось. Ваши ответы сохранены.
web-error-undo = Если страница и снова не открывается, отмените последний ответ и продолжайте без него.
web-error-again = открыть ещё раз
web-forbidden = Эта форма устарела. Откройте страницу заново.
web-not-found = Здесь ничего нет.
web-about-text = Automarium играет за Автому в вашей настольной игре: говорит, что сделать на поле, и показывает почему.
web-data = Откуда данные
web-names = Названия игр принадлежат их издателям. Ни рисунков, ни текстов издателей здесь нет.
web-port-taken = Порт { $port } занят, стол открыт на другом.
web-listening = Стол открыт по адресу { $address }
web-lan = На телефоне в той же сети откройте { $address } и введите код { $code } или отсканируйте:
web-stop = Остановить: Ctrl-C. Ничего не потеряется.
web-serve-help = Открыть стол в браузере.
web-serve-lan = разрешить доступ с телефона в той же сети
web-serve-port = порт
web-serve-workers = сколько процессов запустить, если столов много
web-serve-browser = открыть браузер
web-wants = { $number ->
    [one] ещё { $number }
    [few] ещё { $number }
    [many] ещё { $number }
   *[other] ещё { $number }
}
web-no-port = На этом компьютере нет свободного порта ({ $port }).
web-copy = скопировать
web-print = напечатать
web-own = как у меня на столе
web-or-typed = Или текстом:
web-or = { " " }или{ " " }
web-when = только если выбрано: { $choice }
web-rulings = Как понимать неясные места правил
web-rulings-help = Там, где книга правил оставляет вопрос открытым, отмечено наше толкование. Играйте так, как привыкли.
web-today = сегодня { $time }
web-yesterday = вчера { $time }
web-step = шаг { $number } из { $last }
web-step-before = шаг { $number }
web-step-after = шаг { $number }
web-beginning = начало
web-no-steps = Ответов ещё не было.
web-awake = За столом экран не гаснет.
web-not-awake = Этот браузер может погасить экран: по сети он держит его включённым только на защищённых адресах.
web-copied = скопировано
web-played = побед: { $won } из { $played }
web-round = раунд { $number }
web-minus = сменить знак
web-fix-here = ✎ исправить, что здесь лежит
web-thinks = думает…
web-clear = закрыть
web-anew = заново
web-clear-once = стереть?
web-to-last-tap = Продолжить с введённого
web-save-box = сохранить данные моей коробки
web-code-wait = Слишком много неверных кодов. Подождите { $seconds } с и попробуйте снова.
web-tries = Неверных кодов стола с адреса { $address }: { $count }. Следующая попытка оттуда — через { $seconds } с.
web-tries-all = Неверных кодов стола отовсюду: { $count }. Следующий новый гость ждёт { $seconds } с.
web-serve-guests = гости могут играть, но не удалять партии и не загружать файлы
web-host-only = Это может сделать только хозяин стола — на том компьютере, где стол открыт.
web-too-large = Слишком много данных: столько отправить сюда нельзя.
web-file-too-large = Этот файл больше { $high } кБ.
web-busy = Слишком много запросов сразу, или ответ шёл слишком долго. Попробуйте ещё раз чуть позже.
web-not-understood = Этот запрос непонятен.
web-newer = более поздние шаги
web-older = более ранние шаги
tap-new-card-more = карта, которой нет в списке
web-done = Сделано
web-because = Почему: { $reason }
web-fell-out = { $number ->
    [0] Остались все.
   *[other] Отпало: { $number }.
}
web-were-left = Осталось:
web-all-left = Показать все { $number }
web-details = Подробнее
web-made-of = Из чего сложилось
web-cue-back = к предыдущему указанию
web-aloud = читать вслух
web-aloud-short = вслух
web-as-list = весь ход списком
web-as-list-short = списком
web-to-ask = к вопросу
web-one-by-one = по шагам
web-again = что было
web-undone-orders = Отмените и на столе: { $number ->
    [one] { $number } действие
    [few] { $number } действия
    [many] { $number } действий
   *[other] { $number } действия
}
web-undone-told = Раньше отменено ещё: { $number ->
    [one] { $number } действие
    [few] { $number } действия
    [many] { $number } действий
   *[other] { $number } действия
}
web-redone-orders = Сделайте снова и на столе: { $number ->
    [one] { $number } действие
    [few] { $number } действия
    [many] { $number } действий
   *[other] { $number } действия
}
web-undone-maybe = Если уже сделали: { $order }
web-undone-own = Если на столе это уже сделано, отмените и там.
web-undo-last = отменить последний ответ
web-undo-shows = Вы уже увидели то, что было скрыто. Всё равно отменить?
web-undone = Отменено: «{ $answer }»
web-undone-fix = Исправление отменено: «{ $answer }»
web-laid-out = Помните подготовку? Показать только то, что меняется →
web-undone-many = Отменено: «{ $answer }» — и ещё { $number ->
    [one] { $number } ответ
    [few] { $number } ответа
    [many] { $number } ответов
   *[other] { $number } ответа
} после этого
web-nothing-reported = Нечего сообщить? Коснитесь ещё раз
group-turn = Ваш ход
group-beside = Попутно
group-more = Ещё
web-offline = Нет связи. Ваш ответ будет отправлен, как только она восстановится.
finale-round = Раунд { $number } · { $turn }
finale-decided = { $turn }: +{ $points } в { $side-id ->
    [automa] пользу Автомы
   *[other] вашу пользу
}
finale-turns = Решающие ходы
finale-challenge = Бросить вызов
finale-challenge-help = Кто-то другой сыграет ту же партию — то, что перемешивает программа, ляжет так же — и попробует вас превзойти. Ссылка откроется там, где открывается эта страница (часто лишь в вашей сети), а файл — у любого, у кого есть эта программа (Automarium).
finale-link = скопировать ссылку
finale-file = сохранить файл
finale-shared = ссылка скопирована
finale-curve = Счёт по ходам
finale-turns-late = без финального подсчёта
finale-late = пунктир — то, что засчитано только после конца партии
finale-beat = { $how ->
    [better] Вызов выигран: { $points } против { $beat }.
    [equal] Столько же, сколько было нужно превзойти: { $beat }.
   *[less] Не превзойдено: до результата { $beat } не хватило { $by }.
}
finale-rematch = Ещё раз
finale-rematch-help = новая партия с теми же настройками
finale-level = Перейти на уровень: { $level }
finale-same = Сыграть эту же партию ещё раз
web-you = вы: { $human }
web-against = Автома: { $opponent }
web-beat = превзойти: { $points }
challenge-title = Вызов
challenge-about = Кто-то набрал в этой партии { $points }. Вам достанется та же раскладка и тот же порядок карт: сыграйте лучше!
challenge-begin = Принять вызов
challenge-set-up = Что играем
challenge-beat = «{ $got }» — не результат, который можно превзойти.
web-what = Настольные игры в одиночку: программа играет за Автому, шаг за шагом говорит, что сделать на столе, и показывает почему.
web-watch = посмотреть партию
web-next = Дальше
web-repeat = повтор
web-happened = Что произошло
web-watch-play = сыграть самостоятельно
web-watch-answers = За игрока отвечает программа:
web-watch-laid = Всё разложено
web-watch-set-up = подготовка по шагам
web-watch-random = Вместо вас программа ходит наугад и обычно проигрывает.
web-watch-made-up = Игрок ходил наугад, а очки, которые знает только игрок, программа придумала.
web-watch-help = Здесь программа играет за обе стороны. Вы видите то же, что видел бы игрок: «вы» — это он.
web-results = Результаты
results-none = Пока нет ни одной доигранной партии.
results-trials = Пробные партии в результаты не входят.
results-only-trials = Пока доиграны только пробные партии: в результаты они не входят.
results-curve = Ваш счёт и счёт соперника, партия за партией
results-points = { $number ->
    [1] Ваш счёт: { $best }.
   *[other] Лучший результат: { $best }, худший: { $worst }.
}
results-time = В среднем: партия — { $minutes } мин, ответ — { $seconds }{ "\u00A0" }с.
results-beat = { $how ->
    [better] вызов: превзойдено { $beat }
    [equal] вызов: столько же, { $beat }
   *[less] вызов: до { $beat } не хватило { $by }
}
results-next = Вы побеждаете раз за разом. Попробуйте уровень: { $level }
results-matches = Партия за партией
results-minutes = { $minutes } мин
web-vibrate = вибрация на каждом шаге
web-understood = Понятно
web-nothing-more = больше ничего
web-unlike = Было { $now }. Точно? Коснитесь ещё раз
web-brought = Что ещё принёс этот ход?
web-score-end = Счёт в конце партии
web-score-now = Счёт, если бы партия кончилась сейчас
web-fix-what = Что исправить?
web-fixed = Исправлено:{" "}
web-fix-do = Исправить
web-fix-answer = неверный ответ: вернуться к нему …
web-fix-of = Исправить: { $what }
pocket-first = Готовим всё для игры без сети…
pocket-opening = Открываем…
pocket-cannot = Этот браузер не может хранить Automarium на устройстве. Откройте его в обычном окне по защищённому адресу (https), в современном браузере.
pocket-failed = Запустить Automarium здесь не удалось. Обновите страницу.
pocket-elsewhere = Automarium открыт в другом окне.
pocket-here = играть здесь
pocket-new = Готова новая версия.
pocket-update = перейти на неё
pocket-install = Чтобы Automarium был на главном экране, откройте меню браузера (на iPhone — «Поделиться») и выберите «На экран „Домой“» или «Добавить на главный экран».
pocket-close = закрыть
pocket-kept = Браузер обещал хранить партии на этом устройстве.
pocket-not-promised = Браузер может удалить партии, если ему не хватит места или вы долго не заходили. Время от времени сохраняйте резервную копию.
pocket-not-kept = Сохранить это на устройстве не удалось, поэтому ничего не изменилось. Возможно, нет места или браузер не разрешает страницам ничего хранить. ({ $problem })
web-backup = резервная копия всех партий
web-as-link = поделиться ссылкой
backup-title = Резервная копия всех партий
backup-help = Все партии в одном файле. Вернуть их может эта программа (Automarium) на любом компьютере или телефоне.
backup-save = сохранить копию
backup-take = Восстановить партии из копии
backup-take-help = Партии из копии добавятся к вашим. Те, что уже есть, останутся как были.
backup-take-do = восстановить
backup-taken = Добавлено: { $added }. Уже были: { $there }.
backup-not-read = Не удалось прочитать: { $number }.
backup-not-match = Это резервная копия всех партий, а не отдельная партия: выберите её ещё раз ниже, чтобы восстановить.
backup-unreadable = Этот файл — не резервная копия Automarium.
backup-too-large = Эта копия больше { $high } МБ.
link-title = Партия ссылкой
link-help = Вся партия находится в самой ссылке: кто её откроет, получит копию со всеми шагами и объяснениями. Для этого ничего нигде больше не сохраняется.
link-share = поделиться ссылкой
link-no-code = Для QR-кода эта ссылка слишком длинная.
link-too-long = Для ссылки эта партия слишком длинная. Сохраните её файлом.
link-open = Партия по ссылке
link-open-help = Партия станет вашей. Её можно продолжить, просмотреть шаг за шагом или сыграть заново с теми же картами.
link-unreadable = В этой ссылке нет партии, или она по дороге обрезалась.
pocket-challenge-help = Соперник сыграет ту же партию — то, что перемешивает программа, ляжет так же — и попробует превзойти ваш результат. Партия находится в самой ссылке; её откроет любой, у кого есть эта программа (Automarium).
web-forecast-off = скрыть прогноз
