### Термінал.

cli-help = Грає за Автому у вашій настільній грі: каже, що зробити на полі, і показує чому.
cli-lang = мова: en, ru або uk
cli-version = показати версію
cli-match = партія: початок її номера (якщо не вказати — та, у яку грали востаннє)
cli-which-match = партія: початок її номера (див. list)
cli-removed-match = видалена партія: початок її номера (див. list --removed)
cli-game = гра
cli-set = налаштування, наприклад level=3 (див. settings)
cli-pack = ваш список карт замість нашого або назви з вашого видання (JSON або CSV)
cli-seed = код випадковості: з тим самим кодом партія буде тією самою
cli-at = стан після вказаної кількості відповідей
cli-out = куди записати
cli-rule = номер, наприклад R-77, або слово для пошуку
cli-rules-which = гра або номер правила, наприклад R-77
rules-none = Правила зі словом «{ $got }» немає.
cli-new-help = Почати партію.
cli-resume-help = Продовжити партію.
cli-list-help = Перелічити ваші партії.
cli-show-help = Показати стіл і поточне запитання.
cli-answer-help = Дати одну відповідь (або кілька через крапку з комою).
cli-go-help = Перейти назад або вперед, до стану після вказаної кількості відповідей.
cli-why-help = Показати, чому Автома вибрала саме це останнього ходу.
cli-why-all = за всю партію
cli-replay-help = Показати всю партію від початку.
cli-replay-why = з причинами кожного вибору
cli-export-help = Записати партію у файл, який можна відкрити будь-де.
cli-export-text = читабельним текстом із причинами
cli-export-pack = те, що ви розповіли про свою коробку, як набір для наступної партії (new --pack)
cli-import-help = Прочитати партію з файлу.
cli-remove-help = Видалити партію; протягом 30 днів її можна повернути.
cli-rules-help = Показати пронумеровані правила гри.
cli-settings-help = Показати налаштування гри.
cli-simulate-help = Розіграти багато партій із програмою на місці людини.
cli-simulate-human = хто грає за людину: random — навмання; у Red Rising ще greedy — жадібно, search — із розрахунком (search:500 — стільки спроб на запитання, search:200ms — стільки часу); або свій (модуль:функція)
cli-simulate-level = рівень або кілька (1..6)
cli-simulate-n = скільки партій зіграти
cli-simulate-out = записати сюди по рядку на партію (.csv або .jsonl)
cli-simulated = у середньому { $mean }, від { $low } до { $high }, попереду в { $won } % партій (з імовірністю 95 %: від { $least } до { $most }), перевага { $margin }
cli-simulated-turns = Ходів за партію в середньому: { $turns }.
cli-simulated-points = у середньому { $mean }, від { $low } до { $high }
cli-simulated-invented = Частку перемог не показано: частину очок називає сам гравець, а той, що ходить навмання, називає їх навздогад.
cli-no-matches = Партій ще немає. Почніть: automarium new redrising
cli-running = { $number ->
    [one] { $number } відповідь
    [few] { $number } відповіді
    [many] { $number } відповідей
   *[other] { $number } відповіді
}
cli-no-reasons = Автома ще нічого не вибирала.
cli-no-score = Рахунку ще немає.
cli-not-final = Рахунок на цю мить, без карт, які поки невідомі.
cli-imported = Партію збережено під номером { $id }.
cli-removed = Партію { $id } видалено. Протягом 30 днів її можна повернути: `automarium restore { $id }`.
cli-list-removed = Видалені, які ще можна повернути.
cli-stuck = не відтворюється: чому, скаже automarium show
cli-stuck-help = Правильних відповідей від початку партії: { $number }. До цього місця її можна переглянути. `automarium rescue { $id }` продовжить звідти в копії, `automarium export { $id }` запише партію як є.
cli-rescue-help = Продовжити в копії партію, що не відтворюється: з останньої правильної відповіді.
cli-rescued = Копія — { $id }; правильних відповідей: { $number }. Продовжити: `automarium resume { $id }`.
cli-restore-help = Повернути видалену партію.
cli-restored = Партія { $id } знову на полиці.
cli-doctor-help = Перевірити всі збережені партії та файл, у якому вони лежать.
cli-doctor-repair = Полагодити, що можна; копія файлу зберігається.
cli-doctor-mended = (виправлено)
cli-doctor-done = { $found ->
    [0] Усе гаразд.
   *[other] Знайдено: { $found }; лишилося: { $left }.
}
cli-saved-as = Партія { $id }. Кожна відповідь одразу зберігається.
cli-bye = Нічого не втрачено. Продовжити: automarium resume { $id }
cli-undid = Скасовано відповідь: { $answer }
cli-undone = скасовано
cli-cards = карти
cli-welcome = У що граємо?
cli-continue = продовжити: { $game }
cli-start = { $game }: нова партія
cli-choose = Ваш вибір
cli-just-play = почати одразу (звичайний рівень)
cli-choose-settings = вибрати налаштування
cli-word-undo = скасувати
cli-word-undo-help = Скасувати останню відповідь.
cli-word-redo = повторити
cli-word-redo-help = Повторити те, що скасовано останнім.
cli-word-why = чому
cli-word-why-help = Чому Автома так вибрала?
cli-word-board = поле
cli-word-board-help = Показати стіл.
cli-word-discard = скид
cli-word-discard-help = Переглянути скид Автоми.
cli-no-discard = У цій грі Автома не має скиду.
pile-title = { $name } ({ $number })
pile-empty = карт немає
cli-word-history = історія
cli-word-history-help = Перелічити всі кроки партії.
cli-word-score = рахунок
cli-word-score-help = Показати поточний рахунок.
cli-word-hint = підказка
cli-word-hint-help = Показати, як учинив би гравець, що рахує наперед.
cli-word-forecast = прогноз
cli-word-forecast-help = Показати, що Автома може зробити наступного ходу й наскільки це ймовірно.
cli-word-help = допомога
cli-word-help-help = Показати, що можна ввести.
cli-word-quit = вихід
cli-word-quit-help = Вийти; партію збережено.

nothing-learnt = У цій партії програма не дізналася про вашу коробку нічого, що можна зберегти.
file-unreadable = Файл { $path } не вдається прочитати чи записати.
file-missing = Файлу { $path } немає.
file-forbidden = Немає прав на файл { $path }.
file-folder = { $path } — це тека, а потрібен файл.
file-not-text = { $path } — не текстовий файл (UTF-8).
file-ending = { $path }: потрібне інше розширення. Очікується: { $expected }.
setting-pair = «{ $got }» — не налаштування. Очікується ім’я=значення, наприклад level=3.
needs-cli = Для командного рядка бракує пакетів: pip install 'automarium[cli]', а щоб грати й у браузері — 'automarium[cli,web]'.
needs-web = Для столу в браузері бракує пакетів: pip install 'automarium[cli,web]'.

usage = Як викликати: { $line }
usage-any-options = параметри
usage-a-command = КОМАНДА …
usage-arguments = Що вказати:
usage-options = Параметри:
usage-commands = Команди:
usage-help = Показати цю довідку.
usage-install = Увімкнути автодоповнення в командній оболонці.
usage-show = Показати сценарій автодоповнення для оболонки.
usage-see = Докладніше: { $line }
usage-no-option = Параметра { $got } немає.
usage-missing = Не вказано: { $name }.
usage-bad-value = { $name }: таке значення не підходить.
usage-no-command = Команди «{ $got }» немає.{ $found ->
    [0] {""}
   *[other] {" "}Можливо: { $near }?
}
usage-too-much = Тут це зайве: { $got }.
usage-arg-game-id = ГРА
usage-arg-which = ПАРТІЯ
usage-arg-wanted = СЛОВА
usage-arg-number = ЧИСЛО
usage-arg-text = ВІДПОВІДЬ
usage-arg-file = ФАЙЛ
cli-step = показувати по одному кроку; Enter — коли зроблено
