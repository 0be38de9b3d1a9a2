/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from 'hono/jsx'
import { Page } from '@/sandbox/web/page'

/** A page with a message and at most one link. */
export function NoticePage(
  props: PropsWithChildren<{ title: string; message: string; link?: { href: string; label: string } | null }>,
) {
  return (
    <Page title={props.title}>
      <main class="notice">
        <h1>{props.title}</h1>
        <p>{props.message}</p>
        {props.link ? (
          <a class="button" href={props.link.href}>
            {props.link.label}
          </a>
        ) : null}
        {props.children}
      </main>
    </Page>
  )
}
