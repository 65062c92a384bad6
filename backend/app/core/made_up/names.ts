import type { Random } from '@shiftloom/solver/random'
import { languages, type LanguageId } from '#contracts/enums'

export type Named = { name: string; surname: string }

const polish = {
  women:
    'Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Magdalena Elżbieta Zofia Julia Łucja Natalia Oliwia Świętosława Żaneta'.split(
      ' '
    ),
  men: 'Piotr Krzysztof Andrzej Tomasz Paweł Jan Michał Marcin Jakub Łukasz Grzegorz Wojciech Stanisław Błażej'.split(
    ' '
  ),
  // Each pair: the woman's and the man's form.
  surnames:
    'Kowalska/Kowalski Wiśniewska/Wiśniewski Dąbrowska/Dąbrowski Lewandowska/Lewandowski Zielińska/Zieliński Szymańska/Szymański Woźniak/Woźniak Kozłowska/Kozłowski Jankowska/Jankowski Mazur/Mazur Krawczyk/Krawczyk Piotrowska/Piotrowski Grabowska/Grabowski Pawłowska/Pawłowski Michalska/Michalski Król/Król Wróbel/Wróbel Jabłońska/Jabłoński Stępień/Stępień Górska/Górski Sikora/Sikora Głąb/Głąb Ostrowska/Ostrowski Tomaszewska/Tomaszewski Żak/Żak Łukasik/Łukasik Duda/Duda'.split(
      ' '
    ),
}
const vietnamese = {
  women: 'Linh Hương Thảo Trang Ngọc Mai Hạnh Yến'.split(' '),
  men: 'Minh Dũng Tuấn Hùng Đức Quân Phúc Sơn'.split(' '),
  surnames: 'Nguyễn Trần Lê Phạm Hoàng Đặng Bùi Đỗ Vũ Phan'.split(' '),
}
const english = {
  women: 'Emma Olivia Grace Chloe Hannah Lucy Megan Sophie Alice Ruth'.split(' '),
  men: 'James Oliver Harry Jack Daniel Thomas Adam Samuel Luke Peter'.split(' '),
  surnames: 'Smith Taylor Walker Wright Green Baker Cooper Hughes Turner Parker Reed Ward'.split(' '),
}

/** A name as people of that language have it. */
export function madeUpName(language: LanguageId, luck: Random): Named {
  if (language === languages['pl-PL']) return polishName(luck)
  return language === languages['vi-VN'] ? vietnameseName(luck) : englishName(luck)
}

function englishName(luck: Random): Named {
  const { women, men, surnames } = english
  return { name: luck.pick(luck.yes(0.5) ? women : men), surname: luck.pick(surnames) }
}

function polishName(luck: Random): Named {
  const isWoman = luck.yes(0.6)
  const forms = luck.pick(polish.surnames).split('/')
  return { name: luck.pick(isWoman ? polish.women : polish.men), surname: forms[isWoman ? 0 : 1]! }
}

function vietnameseName(luck: Random): Named {
  const isWoman = luck.yes(0.5)
  const middle = isWoman ? 'Thị' : 'Văn'
  return {
    name: `${middle} ${luck.pick(isWoman ? vietnamese.women : vietnamese.men)}`,
    surname: luck.pick(vietnamese.surnames),
  }
}
