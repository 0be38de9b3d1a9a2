import type { Transaction } from '@/lib/platform/data/db'

/**
 * Returns the numbers of the selected invoices and statements that lie before one that stays; they are never issued again. Lets
 * the counters continue after the last number that stays.
 */
export async function freeNumbers(tx: Transaction): Promise<string[]> {
  const numbers = await tx.$queryRaw<{ number: string }[]>`
    WITH numbered AS (
      SELECT invoice_number AS number, ('invoices', jsonb_build_array(id)) IN (SELECT * FROM demo_rows) AS "isDemo" FROM invoices
      UNION ALL
      SELECT number, ('statements', jsonb_build_array(id)) IN (SELECT * FROM demo_rows) FROM statements
    ), counted AS (
      SELECT number, "isDemo", (regexp_match(number, '-([0-9]{4})-[0-9]+$'))[1]::int AS year,
        (regexp_match(number, '-([0-9]+)$'))[1]::int AS sequence
      FROM numbered WHERE number IS NOT NULL
    ), kept AS (
      SELECT year, max(sequence) FILTER (WHERE NOT "isDemo") AS last FROM counted GROUP BY year HAVING bool_or("isDemo")
    ), emptied AS (
      DELETE FROM invoice_counters WHERE year IN (SELECT year FROM kept WHERE last IS NULL)
    ), lowered AS (
      UPDATE invoice_counters SET last = kept.last FROM kept WHERE kept.year = invoice_counters.year AND kept.last IS NOT NULL
    )
    SELECT number FROM counted JOIN kept USING (year) WHERE "isDemo" AND sequence < last ORDER BY year, sequence`
  return numbers.map(({ number }) => number)
}
