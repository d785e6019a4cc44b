### Names of the characters and colours of Red Rising, Ukrainian.
### None is official (no Ukrainian source was used): all are our own renderings.

## Blue

invictus = Інвіктус
morning-star = Ранкова зоря
orion = Оріон
pelus = Пелус
quietus = Квієтус
the-pax = Корабель Пакс
virga = Вірга

## Brown

artisan-chef = Шеф-кухар
assassin = Убивця
gardener = Садівник
janitor = Прибиральник
mess-hall-cook = Кухар їдальні
modjob = Модджоб
nanny = Няня

## Copper

administrator = Адміністратор
auctioneer = Аукціоніст
bondilus = Бонділус
diplomat = Дипломат
lawyer = Юрист
politician = Політик
timony = Тімоні

## Gold

aja = Айя
antonia = Антонія
ash-lord = Володар Попелу
boneriders = Кістяні вершники
cassius = Кассій
fitchner = Фічнер
karnus = Карнус
lorn = Лорн
lysander = Лісандр
mustang = Мустанг
nero = Нерон
octavia = Октавія
pax-au-telemanus = Пакс Телеманус
romulus = Ромул
roque = Рок
sevro = Севро
tactus = Тактус
the-howlers = Ревуни
the-jackal = Шакал
the-telemanuses = Телемануси
victra = Віктра

## Gray

bridge = Брідж
colonel-valentin = Полковник Валентин
danto = Данто
holiday = Голідей
sun-hwa = Сун-Хва
trigg = Трігг
ugly-dan = Бридкий Ден

## Green

codebreaker = Зламувач кодів
dataport-specialist = Фахівець із портів даних
developer = Розробник
firewall-expert = Експерт із брандмауерів
hacker = Хакер
holo-designer = Дизайнер голограм
online-gambler = Азартний онлайн-гравець

## Obsidian

alfrun = Альфрун
alia-snowsparrow = Алія Сніжний Горобець
helga = Гельга
jopho = Йофо
ragnar = Рагнар
sefi = Сефі
stained = Мічений

## Orange

aegis-craftsman = Майстер егід
artificer = Винахідник
cyther = Сайтер
gravboot-cobbler = Майстер гравічеревиків
pulse-armorer = Майстер імпульсної броні
pulse-fist-engineer = Інженер імпульсних рукавиць
razor-designer = Конструктор лез

## Pink

calliope = Калліопа
conversationalist = Співрозмовниця
evey = Еві
garden-trained-rose = Троянда із Саду
masseuse = Масажистка
matteo = Маттео
theodora = Теодора

## Red

arlus = Арлус
dancer = Танцюрист
darrow = Дарроу
deanna = Деанна
eo = Ео
harmony = Гармоні
uncle-narol = Дядько Нарол

## Silver

banker = Банкір
ceo = Генеральний директор
investor = Інвестор
loan-shark = Лихварка
quicksilver = Квіксільвер
sponsor = Спонсор
stock-broker = Біржовий брокер

## Violet

painter-4d = 4D-художник
holo-host = Ведуча голобачення
mickey-the-carver = Міккі Різьбяр
musician = Музикант
reporter = Репортер
vlogger = Влогер
zanzibar = Занзібар

## White

judge = Суддя
justice = Правосуддя
magistrate = Магістрат
martyr = Мученик
orator = Оратор
priestess = Жриця
seer = Провидиця

## Yellow

dr-virany = Доктор Вірані
group-counselor = Груповий консультант
hypnotist = Гіпнотизер
pathologist = Патологоанатом
psychologist = Психологиня
researcher = Дослідник
surgeon = Хірург

## The colours

color-blue = синій
    .nom = синя
    .ins = синьою
    .pl = сині
    .acc = синю
    .gen = синього
    .gens = синіх
color-brown = коричневий
    .nom = коричнева
    .ins = коричневою
    .pl = коричневі
    .acc = коричневу
    .gen = коричневого
    .gens = коричневих
color-copper = мідний
    .nom = мідна
    .ins = мідною
    .pl = мідні
    .acc = мідну
    .gen = мідного
    .gens = мідних
color-gold = золотий
    .nom = золота
    .ins = золотою
    .pl = золоті
    .acc = золоту
    .gen = золотого
    .gens = золотих
color-gray = сірий
    .nom = сіра
    .ins = сірою
    .pl = сірі
    .acc = сіру
    .gen = сірого
    .gens = сірих
color-green = зелений
    .nom = зелена
    .ins = зеленою
    .pl = зелені
    .acc = зелену
    .gen = зеленого
    .gens = зелених
color-obsidian = обсидіановий
    .nom = обсидіанова
    .ins = обсидіановою
    .pl = обсидіанові
    .acc = обсидіанову
    .gen = обсидіанового
    .gens = обсидіанових
color-orange = помаранчевий
    .nom = помаранчева
    .ins = помаранчевою
    .pl = помаранчеві
    .acc = помаранчеву
    .gen = помаранчевого
    .gens = помаранчевих
color-pink = рожевий
    .nom = рожева
    .ins = рожевою
    .pl = рожеві
    .acc = рожеву
    .gen = рожевого
    .gens = рожевих
color-red = червоний
    .nom = червона
    .ins = червоною
    .pl = червоні
    .acc = червону
    .gen = червоного
    .gens = червоних
color-silver = срібний
    .nom = срібна
    .ins = срібною
    .pl = срібні
    .acc = срібну
    .gen = срібного
    .gens = срібних
color-violet = фіолетовий
    .nom = фіолетова
    .ins = фіолетовою
    .pl = фіолетові
    .acc = фіолетову
    .gen = фіолетового
    .gens = фіолетових
color-white = білий
    .nom = біла
    .ins = білою
    .pl = білі
    .acc = білу
    .gen = білого
    .gens = білих
color-yellow = жовтий
    .nom = жовта
    .ins = жовтою
    .pl = жовті
    .acc = жовту
    .gen = жовтого
    .gens = жовтих
color-blue-card = синя
color-brown-card = коричнева
color-copper-card = мідна
color-gold-card = золота
color-gray-card = сіра
color-green-card = зелена
color-obsidian-card = обсидіанова
color-orange-card = помаранчева
color-pink-card = рожева
color-red-card = червона
color-silver-card = срібна
color-violet-card = фіолетова
color-white-card = біла
color-yellow-card = жовта
