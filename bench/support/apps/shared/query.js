import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })

/** Runs the statement as often as requested, all at once. Returns the rows of each. */
export async function query(statements) {
  const results = await Promise.all(
    Array.from({ length: statements }, () =>
      pool.query('SELECT * FROM services ORDER BY position, id LIMIT 10'),
    ),
  )
  return results.map(({ rows }) => rows)
}
