import type { Transaction } from '@/lib/platform/data/db'
import { couponCodes, taxRates } from '@/prisma/seed/catalog-terms'
import { equipment, projects, stats } from '@/prisma/seed/portfolio-content'
import { quoteEmails } from '@/prisma/seed/quotes'
import { sizedServices } from '@/prisma/seed/sized-services'
import { twilightService } from '@/prisma/seed/twilight'
import { joinOf, keyOf, quote, type Schema } from './references'

/**
 * Selects everything of the demo into the temporary table `demo_rows`: its accounts, what it added beside them, and all rows
 * that are part of these. What was changed since the seed, such as a project's description, is the studio's.
 */
export async function selectDemo(tx: Transaction, schema: Schema): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMPORARY TABLE demo_rows (demo_table text, demo_key jsonb, PRIMARY KEY (demo_table, demo_key)) ON COMMIT DROP`
  await tx.$executeRaw`INSERT INTO demo_rows SELECT 'users', jsonb_build_array(id) FROM users WHERE is_demo`
  await selectParts(tx, schema)
  await selectBrokerages(tx)
  await selectPublicPage(tx)
  await selectLooseRecords(tx)
  await selectParts(tx, schema)
  await selectServices(tx)
  await selectTerms(tx)
  await selectParts(tx, schema)
}

/** Selects the rows that are part of selected ones, and the parts of those. */
async function selectParts(tx: Transaction, schema: Schema): Promise<void> {
  const parts = schema.references.filter(({ isPart }) => isPart)
  let changed = new Set(schema.keys.keys())
  while (changed.size > 0) {
    const next = new Set<string>()
    for (const reference of parts.filter(({ parent }) => changed.has(parent))) {
      const added = await tx.$executeRawUnsafe(`
        INSERT INTO demo_rows
        SELECT '${reference.table}', ${keyOf(schema, reference.table, 'child')}
        FROM ${quote(reference.table)} child JOIN ${quote(reference.parent)} parent ON ${joinOf(reference)}
        JOIN demo_rows ON demo_table = '${reference.parent}' AND demo_key = ${keyOf(schema, reference.parent, 'parent')}
        ON CONFLICT DO NOTHING`)
      if (added > 0) next.add(reference.table)
    }
    changed = next
  }
}

/** Selects the brokerages that only demo accounts manage. */
async function selectBrokerages(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO demo_rows
    SELECT 'brokerages', jsonb_build_array(brokerage_id)
    FROM brokerage_members JOIN profiles ON profiles.id = client_id JOIN users ON users.id = user_id
    WHERE brokerage_members.role = 'ADMIN' GROUP BY brokerage_id HAVING bool_and(is_demo)`
}

/** Selects what the seed added to the public page, and the quote requests from addresses that nobody can have. */
async function selectPublicPage(tx: Transaction): Promise<void> {
  const texts = (rows: readonly (readonly unknown[])[]) => JSON.stringify(rows)
  const items = projects.map(([title, category, location, , , description]) => [
    title,
    category,
    location,
    description,
  ])
  await tx.$executeRaw`
    INSERT INTO demo_rows SELECT 'portfolio_items', jsonb_build_array(id) FROM portfolio_items
    WHERE jsonb_build_array(title, category, location, description)
      IN (SELECT jsonb_array_elements(${texts(items)}::jsonb))`
  // The still of a film is in no project.
  await tx.$executeRaw`
    INSERT INTO demo_rows SELECT 'portfolio_media', jsonb_build_array(poster_file_id) FROM portfolio_media
    WHERE poster_file_id IS NOT NULL AND ('portfolio_items', jsonb_build_array(item_id)) IN (SELECT * FROM demo_rows)`
  await tx.$executeRaw`
    INSERT INTO demo_rows SELECT 'equipment', jsonb_build_array(id) FROM equipment
    WHERE jsonb_build_array(category, name, coalesce(description, ''))
      IN (SELECT jsonb_array_elements(${texts(equipment)}::jsonb))`
  await tx.$executeRaw`
    INSERT INTO demo_rows SELECT 'portfolio_stats', jsonb_build_array(id) FROM portfolio_stats
    WHERE jsonb_build_array(label, value, icon) IN (SELECT jsonb_array_elements(${texts(stats)}::jsonb))`
  await tx.$executeRaw`
    INSERT INTO demo_rows SELECT 'quote_requests', jsonb_build_array(id) FROM quote_requests
    WHERE email = ANY(${quoteEmails}::citext[])`
}

/** Selects the emails to the demo's accounts and brokerages, and the movements of money for their invoices, which refer to them loosely. */
async function selectLooseRecords(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO demo_rows SELECT 'outbox_messages', jsonb_build_array(outbox_messages.id) FROM outbox_messages
    WHERE user_id IN (SELECT id FROM users WHERE is_demo)
      OR lower(recipient) IN (
        SELECT lower(email::text) FROM users WHERE is_demo
        UNION ALL SELECT lower(billing_email) FROM brokerages
          WHERE ('brokerages', jsonb_build_array(id)) IN (SELECT * FROM demo_rows)
      )`
  await tx.$executeRaw`
    INSERT INTO demo_rows SELECT 'stripe_movements', jsonb_build_array(id) FROM stripe_movements
    WHERE ('invoices', jsonb_build_array(invoice_id)) IN (SELECT * FROM demo_rows)`
}

/** Selects the services that the seed added, unless they were changed, or someone else has booked them. */
async function selectServices(tx: Transaction): Promise<void> {
  const seeded = [...sizedServices, twilightService].map(({ id, name, priceCents }) => [id, name, priceCents])
  await tx.$executeRaw`
    INSERT INTO demo_rows
    SELECT 'services', jsonb_build_array(id) FROM services
    WHERE jsonb_build_array(id, name, price_cents)
      IN (SELECT jsonb_array_elements(${JSON.stringify(seeded)}::jsonb))
    AND NOT EXISTS (
      SELECT FROM booked_services WHERE service_id = services.id
        AND ('booked_services', jsonb_build_array(booked_services.id)) NOT IN (SELECT * FROM demo_rows)
    ) AND NOT EXISTS (
      SELECT FROM invoice_lines WHERE service_id = services.id
        AND ('invoice_lines', jsonb_build_array(invoice_lines.id)) NOT IN (SELECT * FROM demo_rows)
    ) AND NOT EXISTS (
      SELECT FROM service_links WHERE service_id = services.id
        AND owner_id <> ALL(${seeded.map(([id]) => String(id))})
    )`
}

/** Selects the tax rates and coupons that the seed added, unless they were changed, or someone else's booking has the coupon. */
async function selectTerms(tx: Transaction): Promise<void> {
  const rates = taxRates.map(({ name, zips, rate }) => [name, zips, rate])
  await tx.$executeRaw`
    INSERT INTO demo_rows SELECT 'tax_rates', jsonb_build_array(id) FROM tax_rates
    WHERE jsonb_build_array(name, zips, rate_thousandths)
      IN (SELECT jsonb_array_elements(${JSON.stringify(rates)}::jsonb))`
  await tx.$executeRaw`
    INSERT INTO demo_rows SELECT 'coupons', jsonb_build_array(id) FROM coupons
    WHERE code = ANY(${couponCodes}) AND NOT EXISTS (
      SELECT FROM bookings WHERE coupon_id = coupons.id
        AND ('bookings', jsonb_build_array(bookings.id)) NOT IN (SELECT * FROM demo_rows)
    )
    ON CONFLICT DO NOTHING`
}
