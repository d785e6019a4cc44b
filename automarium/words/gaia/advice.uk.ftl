### Advice for a first game, and the levels by their short names.

web-first-game = Для першої гри виберіть рівень «Перша гра»: найслабша Автома, поле першої гри, гадж-галли проти таклонів.
level-first-game = перша гра
