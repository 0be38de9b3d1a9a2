export default () => (
  <main>
    <h1>Page not found</h1>
    <p>It may have moved, or the link is incomplete.</p>
    <a href="/">Back</a>
  </main>
)
