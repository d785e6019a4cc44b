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
web-choose-settings = выбрать настройки
web-import = Партия из файла
web-file = файл
web-import-do = открыть
web-start = начать
web-first-game = Отмечен выбор для обычной партии. В первой игре оставьте всё как есть.
web-pack = ваши собственные карты
web-why = Почему?
web-orders = Что сделать
web-answer = Ваш ответ
web-back = на шаг назад
web-say = OK: { $answer }
web-number = число
web-search = поиск
web-type = или введите ответ
web-send = отправить
web-steps = Шаги
web-to-answer = ответ
web-to-table = к столу
web-go = вернуться сюда
web-transcript = текстом
web-export = сохранить в файл
web-remove = удалить партию
web-remove-sure = Удалить эту партию насовсем?
web-code = Код стола
web-code-enter = Код в терминале
web-code-wrong = Это не код этого стола.
web-error = У нас что-то сломалось. Ваша партия осталась как была.
web-forbidden = Эта форма устарела. Откройте страницу заново.
web-not-found = Здесь ничего нет.
web-about-text = Automarium играет за Автому в вашей настольной игре: говорит, что сделать на поле, и показывает почему.
web-data = На чём основаны данные
web-names = Названия игр принадлежат их издателям. Ни рисунков, ни текстов издателей здесь нет.
web-listening = Стол открыт по адресу { $address }
web-lan = На телефоне в той же сети откройте { $address } и введите код { $code } или отсканируйте:
web-stop = Остановить: Ctrl-C. Ничего не потеряется.
web-serve-help = Открыть стол в браузере.
web-serve-lan = пустить телефон из той же сети
web-serve-port = порт
web-serve-browser = открыть браузер
web-wants = { $number ->
    [one] ещё { $number }
    [few] ещё { $number }
    [many] ещё { $number }
   *[other] ещё { $number }
}
web-no-port = На этой машине нет свободного порта. ({ $port })
web-earlier = Что Автома сделал до этого
web-copy = скопировать
web-print = напечатать
web-parts = выбрать по одному
web-fix-here = ✎ исправить, что здесь лежит
