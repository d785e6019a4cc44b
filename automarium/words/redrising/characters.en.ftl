### Names of the characters and colours of Red Rising, English.
### All names are the ones printed on the cards of the English edition.

## Blue

invictus = Invictus
morning-star = Morning Star
orion = Orion
pelus = Pelus
quietus = Quietus
the-pax = The Pax
virga = Virga

## Brown

artisan-chef = Artisan Chef
assassin = Assassin
gardener = Gardener
janitor = Janitor
mess-hall-cook = Mess Hall Cook
modjob = Modjob
nanny = Nanny

## Copper

administrator = Administrator
auctioneer = Auctioneer
bondilus = Bondilus
diplomat = Diplomat
lawyer = Lawyer
politician = Politician
timony = Timony

## Gold

aja = Aja
antonia = Antonia
ash-lord = Ash Lord
boneriders = Boneriders
cassius = Cassius
fitchner = Fitchner
karnus = Karnus
lorn = Lorn
lysander = Lysander
mustang = Mustang
nero = Nero
octavia = Octavia
pax-au-telemanus = Pax au Telemanus
romulus = Romulus
roque = Roque
sevro = Sevro
tactus = Tactus
the-howlers = The Howlers
the-jackal = The Jackal
the-telemanuses = The Telemanuses
victra = Victra

## Gray

bridge = Bridge
colonel-valentin = Colonel Valentin
danto = Danto
holiday = Holiday
sun-hwa = Sun-Hwa
trigg = Trigg
ugly-dan = Ugly Dan

## Green

codebreaker = Codebreaker
dataport-specialist = Dataport Specialist
developer = Developer
firewall-expert = Firewall Expert
hacker = Hacker
holo-designer = Holo Designer
online-gambler = Online Gambler

## Obsidian

alfrun = Alfrun
alia-snowsparrow = Alia Snowsparrow
helga = Helga
jopho = Jopho
ragnar = Ragnar
sefi = Sefi
stained = Stained

## Orange

aegis-craftsman = Aegis Craftsman
artificer = Artificer
cyther = Cyther
gravboot-cobbler = Gravboot Cobbler
pulse-armorer = Pulse Armorer
pulse-fist-engineer = Pulse Fist Engineer
razor-designer = Razor Designer

## Pink

calliope = Calliope
conversationalist = Conversationalist
evey = Evey
garden-trained-rose = Garden-trained Rose
masseuse = Masseuse
matteo = Matteo
theodora = Theodora

## Red

arlus = Arlus
dancer = Dancer
darrow = Darrow
deanna = Deanna
eo = Eo
harmony = Harmony
uncle-narol = Uncle Narol

## Silver

banker = Banker
ceo = CEO
investor = Investor
loan-shark = Loan Shark
quicksilver = Quicksilver
sponsor = Sponsor
stock-broker = Stock Broker

## Violet

painter-4d = 4D Painter
holo-host = Holo Host
mickey-the-carver = Mickey the Carver
musician = Musician
reporter = Reporter
vlogger = Vlogger
zanzibar = Zanzibar

## White

judge = Judge
justice = Justice
magistrate = Magistrate
martyr = Martyr
orator = Orator
priestess = Priestess
seer = Seer

## Yellow

dr-virany = Dr. Virany
group-counselor = Group Counselor
hypnotist = Hypnotist
pathologist = Pathologist
psychologist = Psychologist
researcher = Researcher
surgeon = Surgeon

## The colours

color-blue = Blue
color-brown = Brown
color-copper = Copper
color-gold = Gold
color-gray = Gray
color-green = Green
color-obsidian = Obsidian
color-orange = Orange
color-pink = Pink
color-red = Red
color-silver = Silver
color-violet = Violet
color-white = White
color-yellow = Yellow
color-blue-card = a Blue
    .noun = Blue
color-brown-card = a Brown
    .noun = Brown
color-copper-card = a Copper
    .noun = Copper
color-gold-card = a Gold
    .noun = Gold
color-gray-card = a Gray
    .noun = Gray
color-green-card = a Green
    .noun = Green
color-obsidian-card = an Obsidian
    .noun = Obsidian
color-orange-card = an Orange
    .noun = Orange
color-pink-card = a Pink
    .noun = Pink
color-red-card = a Red
    .noun = Red
color-silver-card = a Silver
    .noun = Silver
color-violet-card = a Violet
    .noun = Violet
color-white-card = a White
    .noun = White
color-yellow-card = a Yellow
    .noun = Yellow
