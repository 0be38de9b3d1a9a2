import { query } from './query'

// A page of a requested size: `elements` DOM elements, each with `filler` characters of attributes and text, after
// `statements` SQL statements.

const elementsPerCard = 8
const prose =
  'The shoot starts an hour before sunset so that windows and sky are equally bright in every frame. '
const names =
  'flex items-center gap-3 rounded-card border-line px-4 py-2 text-small text-muted hover:bg-hover '

export default async function Page({ searchParams }) {
  const requested = await searchParams
  const [elements, statements, filler] = [requested.elements, requested.statements, requested.filler].map(
    Number,
  )
  const rows = (await query(statements)).flat()
  const cards = Math.floor(elements / elementsPerCard)
  return (
    <main>
      {numbers(cards).map((n) => (
        <Card key={n} n={n} filler={filler} row={rows[n % rows.length]} />
      ))}
      {numbers(elements % elementsPerCard).map((n) => (
        <Text key={n} n={n} filler={filler} />
      ))}
    </main>
  )
}

function numbers(count) {
  return [...Array(count).keys()]
}

function Card({ n, filler, row }) {
  return (
    <article className={cut(names, n, filler)}>
      <h2 className={cut(names, n + 1, filler)}>
        <a className={cut(names, n + 2, filler)} href={`/bookings/${row?.id ?? n}`}>
          {row?.name}
        </a>
      </h2>
      <div className={cut(names, n + 3, filler)}>
        <Text n={n + 4} filler={filler} />
        <Text n={n + 5} filler={filler} />
      </div>
      <p className={cut(names, n + 6, filler)}>
        <Text n={n + 7} filler={filler} />
      </p>
    </article>
  )
}

function Text({ n, filler }) {
  return (
    <span className={cut(names, n, filler / 2)} data-row={n}>
      {cut(prose, n, filler / 2)}
    </span>
  )
}

/** Returns `length` characters of the text, from a different place for each element. */
function cut(text, n, length) {
  return text
    .repeat(Math.ceil(length / text.length) + 1)
    .slice((n * 7) % text.length)
    .slice(0, length)
}
