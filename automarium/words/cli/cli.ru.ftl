### Терминал.

cli-help = Играет за Автому в вашей настольной игре: говорит, что сделать на поле, и показывает почему.
cli-lang = язык: en, ru или uk
cli-version = показать версию
cli-match = партия: начало её номера (если не указать — самая недавняя)
cli-which-match = партия: начало её номера (см. list)
cli-removed-match = удалённая партия: начало её номера (см. list --removed)
cli-game = игра
cli-set = настройка, например level=3 (см. settings)
cli-pack = ваш список карт вместо нашего или названия из вашего издания (JSON или CSV)
cli-seed = код случайности: с одним и тем же кодом партия будет той же
cli-at = какой момент показать: после скольких ответов
cli-out = куда записать
cli-rule = номер, например R-77, или слово для поиска
cli-rules-which = игра или номер правила, например R-77
rules-none = Правила со словом «{ $got }» нет.
cli-new-help = Начать партию.
cli-resume-help = Продолжить партию.
cli-list-help = Показать список ваших партий.
cli-show-help = Показать стол и текущий вопрос.
cli-answer-help = Дать один ответ (или несколько через точку с запятой).
cli-go-help = Перейти назад или вперёд, к моменту после заданного числа ответов.
cli-why-help = Показать, почему Автома выбрала именно это в последний ход.
cli-why-all = за всю партию
cli-replay-help = Показать всю партию с начала.
cli-replay-why = с объяснением каждого выбора
cli-export-help = Записать партию в файл, который можно открыть где угодно.
cli-export-text = обычным текстом, с объяснениями
cli-export-pack = записать то, что вы сообщили о своей коробке: этот набор пригодится в следующей партии (new --pack)
cli-import-help = Прочитать партию из файла.
cli-remove-help = Удалить партию; 30 дней её можно вернуть.
cli-rules-help = Показать пронумерованные правила игры.
cli-settings-help = Показать настройки игры.
cli-simulate-help = Разыграть много партий с программой на месте человека.
cli-simulate-human = кто играет за человека: random — наугад; в «Алом восстании» ещё greedy — жадно, search — с расчётом (search:500 — столько проб на вопрос, search:200ms — столько времени); или свой (модуль:функция)
cli-simulate-level = уровень или несколько (1..6)
cli-simulate-n = сколько партий сыграть
cli-simulate-out = записать сюда по строке на партию (.csv или .jsonl)
cli-simulated = в среднем { $mean }, от { $low } до { $high }, впереди в { $won } % партий (с вероятностью 95 %: от { $least } до { $most }), перевес { $margin }
cli-simulated-turns = Ходов за партию в среднем: { $turns }.
cli-simulated-points = в среднем { $mean }, от { $low } до { $high }
cli-simulated-invented = Доля побед не показана: часть очков программа здесь не видит, и случайный игрок их просто выдумал.
cli-no-matches = Партий ещё нет. Начните: automarium new redrising
cli-running = { $number ->
    [one] { $number } ответ
    [few] { $number } ответа
    [many] { $number } ответов
   *[other] { $number } ответа
}
cli-no-reasons = Автома ещё ничего не выбирала.
cli-no-score = Счёта ещё нет.
cli-not-final = Счёт на данный момент, без карт, которые пока неизвестны.
cli-imported = Партия сохранена под номером { $id }.
cli-removed = Партия { $id } удалена. В течение 30 дней её можно вернуть: `automarium restore { $id }`.
cli-list-removed = Удалённые, которые ещё можно вернуть.
cli-stuck = не воспроизводится: почему, скажет automarium show
cli-stuck-help = Верных ответов с начала партии: { $number }; до этого места её можно посмотреть. `automarium rescue { $id }` продолжит оттуда в копии, `automarium export { $id }` запишет партию как есть.
cli-rescue-help = Спасти партию, которая не воспроизводится: продолжить её копию с последнего верного ответа.
cli-rescued = Копия — { $id }; верных ответов: { $number }. Продолжить: `automarium resume { $id }`.
cli-restore-help = Вернуть удалённую партию.
cli-restored = Партия { $id } снова на полке.
cli-doctor-help = Проверить все сохранённые партии и файл, в котором они лежат.
cli-doctor-repair = Починить, что можно; копия файла сохраняется.
cli-doctor-mended = (исправлено)
cli-doctor-done = { $found ->
    [0] Всё в порядке.
   *[other] Найдено: { $found }; осталось: { $left }.
}
cli-saved-as = Партия { $id }. Каждый ответ сразу сохраняется.
cli-bye = Ничего не потеряно. Продолжить: automarium resume { $id }
cli-undid = Отменено: { $answer }
cli-undone = отменено
cli-cards = карты
cli-welcome = Во что играем?
cli-continue = продолжить: { $game }
cli-start = { $game }: новая партия
cli-choose = Ваш выбор
cli-just-play = сразу начать (обычный уровень)
cli-choose-settings = выбрать настройки
cli-word-undo = отмена
cli-word-undo-help = Отменить последний ответ.
cli-word-redo = повторить
cli-word-redo-help = Повторить последний отменённый ответ.
cli-word-why = почему
cli-word-why-help = Показать, почему Автома выбрала именно это.
cli-word-board = поле
cli-word-board-help = Показать стол.
cli-word-discard = сброс
cli-word-discard-help = Посмотреть сброс Автомы.
cli-no-discard = В этой игре у Автомы нет сброса.
pile-title = { $name } ({ $number })
pile-empty = карт нет
cli-word-history = история
cli-word-history-help = Показать все шаги партии.
cli-word-score = счёт
cli-word-score-help = Показать текущий счёт.
cli-word-hint = подсказка
cli-word-hint-help = Показать, как поступил бы игрок, который считает вперёд.
cli-word-forecast = прогноз
cli-word-forecast-help = Показать, что Автома может сделать в следующий ход и насколько это вероятно.
cli-word-help = помощь
cli-word-help-help = Показать, что можно ввести.
cli-word-quit = выход
cli-word-quit-help = Выйти; партия сохранена.

nothing-learnt = В этой партии программа не узнала о коробке ничего, что можно сохранить.
file-unreadable = Файл { $path } не удаётся прочитать или записать.
file-missing = Файла { $path } нет.
file-forbidden = Нет прав на файл { $path }.
file-folder = { $path } — это папка, а нужен файл.
file-not-text = { $path } — не текстовый файл (UTF-8).
file-ending = { $path }: нужно другое расширение. Ожидается: { $expected }.
setting-pair = «{ $got }» — не настройка. Ожидается имя=значение, например level=3.
needs-cli = Для командной строки не хватает пакетов: pip install 'automarium[cli]', а чтобы играть и в браузере — 'automarium[cli,web]'.
needs-web = Для стола в браузере не хватает пакетов: pip install 'automarium[cli,web]'.

usage = Использование: { $line }
usage-any-options = параметры
usage-a-command = КОМАНДА …
usage-arguments = Аргументы:
usage-options = Параметры:
usage-commands = Команды:
usage-help = Показать эту справку.
usage-install = Включить автодополнение в командной оболочке.
usage-show = Показать сценарий автодополнения для оболочки.
usage-see = Подробнее: { $line }
usage-no-option = Параметра { $got } нет.
usage-missing = Не указано: { $name }.
usage-bad-value = { $name }: такое значение не подходит.
usage-no-command = Команды «{ $got }» нет.{ $found ->
    [0] {""}
   *[other] {" "}Может быть: { $near }?
}
usage-too-much = Здесь это лишнее: { $got }.
usage-arg-game-id = ИГРА
usage-arg-which = ПАРТИЯ
usage-arg-wanted = СЛОВА
usage-arg-number = ЧИСЛО
usage-arg-text = ОТВЕТ
usage-arg-file = ФАЙЛ
cli-step = по шагам: Enter после каждого выполненного указания
