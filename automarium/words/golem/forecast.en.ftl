forecast-marble = It takes a { $colour-marble } from the { $row-of } row
forecast-rabbi = Its rabbi goes to action tile { $position }
forecast-student = Its student { $district-at } advances
forecast-golem = Its golem { $district-at } moves forward
forecast-work = Its golem { $district-at } is activated
forecast-create = A new golem { $district-at }
forecast-kill = Its golem { $district-at } is killed
forecast-book = It buys a { $colour-book }
forecast-upgrade = { $area-id ->
    [golem] A golem upgrade
    [artifacts] An artifact upgrade
   *[study] A study upgrade
}
forecast-gold = It gains gold
forecast-unknown-cards = There is no forecast yet: first, all the cards of your Automa deck have to be entered.
forecast-marble-any = It takes a marble
forecast-rabbi-any = It places its rabbi
forecast-student-any = A student advances
forecast-golem-any = A golem moves forward
forecast-work-any = A golem is activated
forecast-create-any = A new golem
forecast-kill-any = A golem is killed
forecast-book-any = It buys a book
forecast-upgrade-any = An upgrade
