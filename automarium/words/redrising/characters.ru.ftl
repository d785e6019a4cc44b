### Names of the characters and colours of Red Rising, Russian.
### Official (printed in the Russian Automus booklet): auctioneer, eo, loan-shark,
### psychologist, roque, dancer, harmony; of the colours: copper, gold, red,
### silver, yellow. "Меченый" (stained) and "Ваятель" (in mickey-the-carver) occur
### there as names of difficulty levels. All the others are our own renderings,
### not taken from the Russian edition.

## Blue

invictus = Инвиктус
morning-star = Утренняя звезда
orion = Орион
pelus = Пелус
quietus = Квиетус
the-pax = Корабль Пакс
virga = Вирга

## Brown

artisan-chef = Шеф-повар
assassin = Убийца
gardener = Садовник
janitor = Уборщик
mess-hall-cook = Повар столовой
modjob = Модджоб
nanny = Няня

## Copper

administrator = Администратор
auctioneer = Аукционист
bondilus = Бондилус
diplomat = Дипломат
lawyer = Юрист
politician = Политик
timony = Тимони

## Gold

aja = Айя
antonia = Антония
ash-lord = Повелитель Праха
boneriders = Костяные всадники
cassius = Кассий
fitchner = Фичнер
karnus = Карнус
lorn = Лорн
lysander = Лисандр
mustang = Мустанг
nero = Нерон
octavia = Октавия
pax-au-telemanus = Пакс Телеманус
romulus = Ромул
roque = Рок
sevro = Севро
tactus = Тактус
the-howlers = Упыри
the-jackal = Шакал
the-telemanuses = Телеманусы
victra = Виктра

## Gray

bridge = Бридж
colonel-valentin = Полковник Валентин
danto = Данто
holiday = Холидей
sun-hwa = Сун-Хва
trigg = Тригг
ugly-dan = Страшила Дэн

## Green

codebreaker = Взломщик кодов
dataport-specialist = Специалист по портам данных
developer = Разработчик
firewall-expert = Эксперт по брандмауэрам
hacker = Хакер
holo-designer = Дизайнер голограмм
online-gambler = Азартный онлайн-игрок

## Obsidian

alfrun = Альфрун
alia-snowsparrow = Алия Снежный Воробей
helga = Хельга
jopho = Йофо
ragnar = Рагнар
sefi = Сефи
stained = Меченый

## Orange

aegis-craftsman = Мастер эгид
artificer = Изобретатель
cyther = Сайтер
gravboot-cobbler = Мастер гравиботинок
pulse-armorer = Мастер импульсной брони
pulse-fist-engineer = Инженер импульсных перчаток
razor-designer = Конструктор лезвий

## Pink

calliope = Каллиопа
conversationalist = Собеседница
evey = Эви
garden-trained-rose = Роза из Сада
masseuse = Массажистка
matteo = Маттео
theodora = Теодора

## Red

arlus = Арлус
dancer = Танцор
darrow = Дэрроу
deanna = Деанна
eo = Эо
harmony = Гармони
uncle-narol = Дядя Нэрол

## Silver

banker = Банкир
ceo = Генеральный директор
investor = Инвестор
loan-shark = Ростовщица
quicksilver = Квиксильвер
sponsor = Спонсор
stock-broker = Биржевой брокер

## Violet

painter-4d = 4D-художник
holo-host = Ведущая головидения
mickey-the-carver = Микки Ваятель
musician = Музыкант
reporter = Репортёр
vlogger = Влогер
zanzibar = Занзибар

## White

judge = Судья
justice = Правосудие
magistrate = Магистрат
martyr = Мученик
orator = Оратор
priestess = Жрица
seer = Провидица

## Yellow

dr-virany = Доктор Вирани
group-counselor = Групповой консультант
hypnotist = Гипнотизёр
pathologist = Патологоанатом
psychologist = Психолог
researcher = Исследователь
surgeon = Хирург

## The colours

color-blue = синий
    .nom = синяя
    .ins = синей
    .pl = синие
color-brown = коричневый
    .nom = коричневая
    .ins = коричневой
    .pl = коричневые
color-copper = медный
    .nom = медная
    .ins = медной
    .pl = медные
color-gold = золотой
    .nom = золотая
    .ins = золотой
    .pl = золотые
color-gray = серый
    .nom = серая
    .ins = серой
    .pl = серые
color-green = зелёный
    .nom = зелёная
    .ins = зелёной
    .pl = зелёные
color-obsidian = обсидиановый
    .nom = обсидиановая
    .ins = обсидиановой
    .pl = обсидиановые
color-orange = оранжевый
    .nom = оранжевая
    .ins = оранжевой
    .pl = оранжевые
color-pink = розовый
    .nom = розовая
    .ins = розовой
    .pl = розовые
color-red = алый
    .nom = алая
    .ins = алой
    .pl = алые
color-silver = серебряный
    .nom = серебряная
    .ins = серебряной
    .pl = серебряные
color-violet = фиолетовый
    .nom = фиолетовая
    .ins = фиолетовой
    .pl = фиолетовые
color-white = белый
    .nom = белая
    .ins = белой
    .pl = белые
color-yellow = жёлтый
    .nom = жёлтая
    .ins = жёлтой
    .pl = жёлтые
color-blue-card = синяя
color-brown-card = коричневая
color-copper-card = медная
color-gold-card = золотая
color-gray-card = серая
color-green-card = зелёная
color-obsidian-card = обсидиановая
color-orange-card = оранжевая
color-pink-card = розовая
color-red-card = алая
color-silver-card = серебряная
color-violet-card = фиолетовая
color-white-card = белая
color-yellow-card = жёлтая
