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
web-choose-settings = обрати налаштування
web-import = Партія з файлу
web-file = файл
web-import-do = відкрити
web-start = почати
web-first-game = Позначено вибір для звичайної партії. У першій грі залиште все як є.
web-pack = ваші власні карти
web-why = Чому?
web-orders = Що зробити
web-answer = Ваша відповідь
web-back = на крок назад
web-say = OK: { $answer }
web-number = число
web-search = пошук
web-type = або введіть відповідь
web-send = надіслати
web-steps = Кроки
web-to-answer = відповідь
web-to-table = до столу
web-go = повернутися сюди
web-transcript = текстом
web-export = зберегти у файл
web-remove = видалити партію
web-remove-sure = Видалити цю партію назавжди?
web-code = Код столу
web-code-enter = Код у терміналі
web-code-wrong = Це не код цього столу.
web-error = У нас щось зламалося. Ваша партія залишилася як була.
web-forbidden = Ця форма застаріла. Відкрийте сторінку наново.
web-not-found = Тут нічого немає.
web-about-text = Automarium грає за Автому у вашій настільній грі: каже, що зробити на полі, і показує чому.
web-data = На чому ґрунтуються дані
web-names = Назви ігор належать їхнім видавцям. Ані малюнків, ані текстів видавців тут немає.
web-listening = Стіл відкрито за адресою { $address }
web-lan = На телефоні в тій самій мережі відкрийте { $address } і введіть код { $code } або відскануйте:
web-stop = Зупинити: Ctrl-C. Нічого не загубиться.
web-serve-help = Відкрити стіл у браузері.
web-serve-lan = пустити телефон із тієї самої мережі
web-serve-port = порт
web-serve-browser = відкрити браузер
web-wants = { $number ->
    [one] ще { $number }
    [few] ще { $number }
    [many] ще { $number }
   *[other] ще { $number }
}
web-no-port = На цій машині немає вільного порту. ({ $port })
web-earlier = Що Автома зробив до цього
web-copy = скопіювати
web-print = надрукувати
web-parts = обрати по одному
web-fix-here = ✎ виправити, що тут лежить
