// biome-ignore lint/style/noRestrictedImports: an app of its own, without the portal's components
import Link from 'next/link'

// As many pages as a client's sidebar has, and marked as the portal marks a page that is ready.

export default ({ children }) => (
  <html lang="en" data-live="on">
    <body>
      <nav aria-label="Main">
        {['dashboard', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) => (
          <Link key={name} href={`/${name}`} style={{ display: 'block', padding: 16 }}>
            {name}
          </Link>
        ))}
      </nav>
      <main>{children}</main>
    </body>
  </html>
)
