/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from 'hono/jsx'

/** A titled table that scrolls horizontally when needed. */
export function Listing(
  props: PropsWithChildren<{ title: string; head: string[]; empty: string; count: number }>,
) {
  return (
    <section>
      <h2>{props.title}</h2>
      {props.count === 0 ? (
        <p class="quiet">{props.empty}</p>
      ) : (
        <div class="scroll">
          <table>
            <thead>
              <tr>
                {props.head.map((name) => (
                  <th key={name} class={name === 'Amount' ? 'amount' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{props.children}</tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** A table cell with a status. */
export function Status({ value }: { value: string }) {
  const successful = ['complete', 'succeeded']
  const ended = ['canceled', 'expired', 'failed']
  const tone = successful.includes(value) ? 'ok' : ended.includes(value) ? 'stop' : 'wait'
  return <td class={`status ${tone}`}>{value.replaceAll('_', ' ')}</td>
}
