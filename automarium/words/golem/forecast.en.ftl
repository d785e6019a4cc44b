forecast-marble = Takes a { $colour-marble } from the { $row-of } row
forecast-rabbi = Its rabbi goes to action tile { $position }
forecast-student = Its student { $district-at } advances
forecast-golem = Its golem { $district-at } moves forward
forecast-work = Its golem { $district-at } is put to work
forecast-create = A new golem { $district-at }
forecast-kill = Its golem { $district-at } is killed
forecast-book = Buys { $colour-book }
forecast-upgrade = { $area-id ->
    [golem] A golem upgrade
    [artifacts] An artifact upgrade
   *[study] A study upgrade
}
forecast-gold = A gold ingot
forecast-unknown-cards = Not all cards of your Automa deck have been entered yet: only then can be told what may come.
forecast-marble-any = Takes a marble
forecast-rabbi-any = Places its rabbi
forecast-student-any = A student advances
forecast-golem-any = A golem moves forward
forecast-work-any = A golem is put to work
forecast-create-any = A new golem
forecast-kill-any = A golem is killed
forecast-book-any = Buys a book
forecast-upgrade-any = An upgrade
