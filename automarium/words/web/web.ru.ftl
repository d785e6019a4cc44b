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
web-lost = поражение
web-chart = Победы по играм и уровням
web-just-play = просто играть
web-choose-settings = настройки …
web-import = Партия из файла
web-file = файл
web-import-do = открыть
web-start = начать
web-first-game = Отмечен выбор для обычной партии. В первой игре оставьте всё как есть.
web-pack = ваши карты или названия
web-orders = Что сделать
web-answer = Ваш ответ
web-back = на шаг назад
web-say = OK: { $answer }
web-right = Всё верно
web-number = число
web-search = поиск
web-type = или введите ответ
web-send = отправить
web-steps = Шаги
web-to-table = к столу
web-go = вернуться сюда
web-transcript = текстом
web-export = сохранить в файл
web-remove = удалить партию
web-remove-sure = Удалить эту партию? 30 дней её можно будет вернуть.
web-rules = Правила Автомы
web-rules-help = Все правила, по которым здесь играет Автома, нашими словами; в скобках — раздел книги правил.
web-stuck = Партия не воспроизводится
web-stuck-holds = { $number ->
    [one] Верен ещё { $number } первый ответ. До него партию можно посмотреть и продолжить оттуда в копии; эта останется как есть.
    [few] Верны ещё { $number } первых ответа. До них партию можно посмотреть и продолжить оттуда в копии; эта останется как есть.
    [many] Верны ещё { $number } первых ответов. До них партию можно посмотреть и продолжить оттуда в копии; эта останется как есть.
   *[other] Верны ещё { $number } первых ответа. До них партию можно посмотреть и продолжить оттуда в копии; эта останется как есть.
}
web-rescue = Продолжить оттуда
web-stuck-look = Посмотреть
web-all-matches = Все партии
web-pages = Страницы
web-removed = Удалённые
web-removed-help = Удалённую партию можно вернуть в течение 30 дней.
web-restore = вернуть
web-code = Код стола
web-code-enter = Код в терминале
web-code-wrong = Это не код этого стола.
web-error = У нас что-то сломалось. Ваша партия осталась как была.
web-forbidden = Эта форма устарела. Откройте страницу заново.
web-not-found = Здесь ничего нет.
web-about-text = Automarium играет за Автому в вашей настольной игре: говорит, что сделать на поле, и показывает почему.
web-data = Откуда данные
web-names = Названия игр принадлежат их издателям. Ни рисунков, ни текстов издателей здесь нет.
web-listening = Стол открыт по адресу { $address }
web-lan = На телефоне в той же сети откройте { $address } и введите код { $code } или отсканируйте:
web-stop = Остановить: Ctrl-C. Ничего не потеряется.
web-serve-help = Открыть стол в браузере.
web-serve-lan = пустить телефон из той же сети
web-serve-port = порт
web-serve-workers = сколько процессов обслуживают стол, если столов много
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
web-when = если выбрано: { $choice }
web-rulings = Как читать неясные места
web-rulings-help = Там, где книга правил оставляет вопрос открытым, отмечено наше прочтение. Играйте так, как привыкли.
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
web-clear = отмена ответа
web-save-box = сохранить данные моей коробки
web-code-wait = Слишком много неверных кодов. Подождите { $seconds } с и попробуйте снова.
web-tries = Неверных кодов стола с адреса { $address }: { $count }. Следующая попытка оттуда — через { $seconds } с.
web-tries-all = Неверных кодов стола отовсюду: { $count }. Следующий новый гость ждёт { $seconds } с.
web-serve-guests = гости могут играть, но не удалять партии и не загружать файлы
web-host-only = Это может только хозяин стола, на той машине, где он открыт.
web-too-large = Это больше, чем можно сюда прислать.
web-file-too-large = Этот файл больше { $high } кБ.
web-busy = Слишком много запросов сразу, или ответ шёл слишком долго. Попробуйте ещё раз чуть позже.
web-not-understood = Этот запрос непонятен.
web-newer = шаги новее
web-older = шаги раньше
tap-new-card-more = карта, которой нет в списке
web-done = Сделано
web-because = Почему: { $reason }
web-details = Подробнее
web-cue-back = на одно назад
web-aloud = читать вслух
web-as-list = весь ход списком
web-one-by-one = по одному
web-again = ещё раз
web-nothing-reported = Ничего не сообщили? Нажмите ещё раз.
group-turn = Ваш ход
group-beside = Попутно
group-more = Ещё
web-offline = Нет связи. Нажатое будет отправлено, как только она появится.
finale-decided = { $turn }: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} в пользу { $side-id ->
    [automa] противника
   *[other] игрока
}
finale-curve = Счёт по ходам; пунктир — посчитано только в конце
finale-beat = Нужно было превзойти { $points }.
finale-rematch = Ещё раз, те же условия
finale-level = Теперь уровень: { $level }
finale-same = Та же партия ещё раз
finale-challenge = Бросить вызов (файл)
web-beat = Превзойти результат: { $points }
web-what = Для тех, кто играет один за настоящим столом: программа ведёт Автому, по одному говорит, что сделать на поле, и показывает почему.
web-watch = посмотреть партию
web-watch-on = дальше →
web-watch-help = Здесь программа играет за обе стороны, за человека — наугад: чтобы увидеть, что она делает, и без коробки.
web-results = Результаты
results-none = Пока нет ни одной доигранной партии.
results-curve = Ваш счёт и счёт Автомы, партия за партией
results-points = Лучший результат: { $best }, худший: { $worst }.
results-time = Партия длится около { $minutes } мин, ответ — { $seconds } с.
results-next = Вы побеждаете раз за разом. Попробуйте уровень: { $level }.
web-vibrate = вибрация на каждом шаге
finale-link = Вызов ссылкой
web-understood = Понятно
web-score-now = Счёт, если бы партия кончилась сейчас
web-fix-what = Что исправить?
