import type { Hit } from './hit'
import { type Comment, type Name, wordsOf } from './names'
import type { Text } from './split-source'

// British spellings come in families, so a list of every word isn't needed. Not among them: "cancelled" and "cancelling",
// which the product says everywhere.
const britishWord = new RegExp(
  `^(${[
    '(dis|mis|un|multi|water)?(fav|col|hon|lab|neighb|behavi|flav|hum|rum|harb|vap|endeav|arm|od|parl|rig|vig|val|sav|glam|cand|demean|clam|splend)our(s|ed|ing|ite|ites|able|ful|less|hood|hoods|al)?',
    '(epi)?(cent|theat|fib|lit|calib|lust|somb|spect|meag|sab)re[sd]?|neighbouring|centring',
    '(kilo|centi|milli)?metres?|(kilo|milli)?grammes?|programmes?|cheque(s|books?)?',
    '(anal|catal|paral)ys(e[dr]?|ers|ing)',
    '(travel|label|model|signal|level|fuel|total|tunnel|channel|marvel|quarrel|dial|spiral|duel|jewel|counsel|initial|panel|pedal|pencil|equal|rival|marshal|swivel|ravel|shovel|chisel)l(ed|ing|er|ers|ery)',
    '(lic|def|off|pret)ences?|practis(e[sd]?|ing)|analogues?',
    'grey(s|ed|ish|scale)?|enrol(s|ments?)?|(ful|dis|in)(fil|til)s?|fulfilments?|instal(s|ments?)|(skil|wil)ful(ly)?|ageing',
    'enquir(y|ies|e|es|ed|ing)|(mis)?(learnt|spelt|burnt|dreamt)|whilst|amongst|towards|judgements?|acknowledgements?',
    'artefacts?|aeroplanes?|tyres?|kerbs?|pyjamas?|storeys?|mould(s|ed|ing)?|ploughs?|draughts?|draughtsm[ae]n|sceptic(s|al)?|moustaches?|aluminium|cosy|manoeuvr(e[sd]?|ing)',
  ].join('|')})$`,
)
/** What stands before -ise in words that are spelled so in America too. */
const americanStems = new Set(
  (
    'adv advert anyw appra bra bru cha chast circumc clockw columnw comprom compr conc cru dem den desp dev disgu enterpr exc exerc expert ' +
    'franch improv inc lia likew lou mala merchand otherw pairw parad porpo pra prec prem prom repr rev roww stepw sunr superv surm surpr telev tortoi treat turquo unw upr'
  ).split(' '),
)
const iseFamily = /^(?:un|re|pre|over)?([a-z]{3,})is(?:e[srd]?|ers|ing|ations?|able)$/

export function isBritish(word: string): boolean {
  const stem = iseFamily.exec(word)?.[1]
  return (stem !== undefined && !americanStems.has(stem)) || britishWord.test(word)
}

const knownWords = new Map<string, string | undefined>()

/** The first British word of a text or an identifier. */
function findBritish(text: string): string | undefined {
  if (knownWords.has(text)) return knownWords.get(text)
  const found = wordsOf(text).split(' ').find(isBritish)
  knownWords.set(text, found)
  return found
}

export function findBritishPath(file: string): Hit[] {
  return toHits(file, [{ line: 1, text: file }], 'in the file’s path')
}

export function findBritishNames(file: string, names: Name[]): Hit[] {
  return toHits(
    file,
    names.map(({ line, name }) => ({ line, text: name })),
    'in a name',
  )
}

export function findBritishProse(file: string, comments: Comment[]): Hit[] {
  return toHits(file, comments, 'in prose')
}

/** A lowercase word alone is data: a status, a key, a path. */
export function findBritishTexts(file: string, texts: Text[]): Hit[] {
  const read = texts.filter(({ text, kind }) => kind === 'jsx' || /\s/.test(text) || /^[A-Z][a-z]/.test(text))
  return toHits(file, read, 'in a text')
}

function toHits(file: string, places: { line: number; text: string }[], where: string): Hit[] {
  return places.flatMap(({ line, text }) => {
    const found = findBritish(text)
    return found
      ? [{ rule: 'spelling', file, line, found, reason: `British spelling ${where}` } as const]
      : []
  })
}
