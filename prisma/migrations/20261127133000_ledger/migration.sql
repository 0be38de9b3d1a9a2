-- What Stripe says about its balance, and the ledger: a view, so that it can't differ from what it is derived from.
CREATE TYPE "StripeMovementKind" AS ENUM ('PAYMENT', 'REFUND', 'DISPUTE', 'FEE', 'PAYOUT', 'OTHER');
CREATE TABLE "stripe_movements" (
  "id" TEXT NOT NULL,
  "kind" "StripeMovementKind" NOT NULL,
  "type" TEXT NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "fee_cents" INTEGER NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "paid_cents" INTEGER NOT NULL,
  "paid_currency" CHAR(3) NOT NULL,
  "payment_id" TEXT,
  "invoice_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "stripe_movements_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "stripe_movements_paid" CHECK ("currency" <> "paid_currency" OR "amount_cents" = "paid_cents")
);
CREATE INDEX "stripe_movements_created_at_idx" ON "stripe_movements"("created_at");
CREATE INDEX "stripe_movements_payment_id_idx" ON "stripe_movements"("payment_id");

-- Double-entry postings in cents, debits positive: the postings of an entry add up to zero in each currency.
CREATE VIEW "ledger_postings" AS
WITH refunded AS (
  -- The refunds of each invoice's own payment, with what they add to the tax of all of them.
  SELECT r."id", r."invoice_id", r."stripe_payment_id", r."created_at", r."amount_cents", i."currency",
    round(i."tax_cents"::numeric * sum(r."amount_cents") OVER so_far / i."amount_cents")
      - round(i."tax_cents"::numeric * (sum(r."amount_cents") OVER so_far - r."amount_cents") / i."amount_cents") AS "tax_cents"
  FROM "refunds" AS r JOIN "invoices" AS i ON i."id" = r."invoice_id"
  WHERE r."state" <> 'FAILED' AND (r."stripe_refund_id" IS NOT NULL OR r."state" = 'SUCCEEDED')
    AND (r."stripe_payment_id" IS NULL OR r."stripe_payment_id" = i."stripe_payment_id") AND i."amount_cents" > 0
  WINDOW so_far AS (PARTITION BY r."invoice_id" ORDER BY r."created_at", r."id")
),
postings AS (
  SELECT i."created_at" AS "posted_at", 'ISSUED' AS "kind", i."id"::text AS "source", i."id" AS "invoice_id",
    NULL::text AS "payment_id", i."currency", p."account", p."cents"
  FROM "invoices" AS i, LATERAL (VALUES
    ('RECEIVABLE', i."amount_cents"::bigint), ('SALES', (i."tax_cents" - i."amount_cents")::bigint), ('TAX', -i."tax_cents"::bigint)
  ) AS p("account", "cents")
  UNION ALL
  SELECT coalesce((
      SELECT min(e."created_at") FROM "invoice_events" AS e WHERE e."invoice_id" = i."id" AND e."kind" = 'VOIDED'
    ), i."created_at"), 'VOIDED', i."id"::text, i."id", NULL, i."currency", p."account", p."cents"
  FROM "invoices" AS i, LATERAL (VALUES
    ('RECEIVABLE', -i."amount_cents"::bigint), ('SALES', (i."amount_cents" - i."tax_cents")::bigint), ('TAX', i."tax_cents"::bigint)
  ) AS p("account", "cents")
  WHERE i."status" = 'VOID'
  UNION ALL
  SELECT i."paid_at", 'PAID', i."id"::text, i."id", i."stripe_payment_id", i."currency", p."account", p."cents"
  FROM "invoices" AS i, LATERAL (VALUES
    (CASE WHEN i."stripe_payment_id" IS NULL THEN 'CASH' ELSE 'CLEARING' END, i."amount_cents"::bigint),
    ('RECEIVABLE', -i."amount_cents"::bigint)
  ) AS p("account", "cents")
  WHERE i."status" IN ('COMPLETED', 'REFUNDED') AND i."paid_at" IS NOT NULL
  UNION ALL
  SELECT r."created_at", 'REFUNDED', r."id"::text, r."invoice_id", r."stripe_payment_id", r."currency", p."account", p."cents"
  FROM refunded AS r, LATERAL (VALUES
    ('SALES', (r."amount_cents" - r."tax_cents")::bigint), ('TAX', r."tax_cents"::bigint),
    (CASE WHEN r."stripe_payment_id" IS NULL THEN 'CASH' ELSE 'CLEARING' END, -r."amount_cents"::bigint)
  ) AS p("account", "cents")
  UNION ALL
  SELECT m."created_at", 'STRIPE_' || m."kind"::text, m."id", i."id", m."payment_id", p."currency", p."account", p."cents"
  FROM "stripe_movements" AS m
  LEFT JOIN "invoices" AS i ON i."id" = m."invoice_id"
  CROSS JOIN LATERAL (
    SELECT CASE m."kind" WHEN 'PAYMENT' THEN 'CLEARING' WHEN 'REFUND' THEN 'CLEARING' WHEN 'DISPUTE' THEN 'DISPUTES'
      WHEN 'FEE' THEN 'FEES' WHEN 'PAYOUT' THEN 'BANK' ELSE 'OTHER' END AS "account",
      m."currency" <> m."paid_currency" AS "is_converted"
  ) AS other
  CROSS JOIN LATERAL (VALUES
    ('STRIPE', m."currency", (m."amount_cents" - m."fee_cents")::bigint),
    ('FEES', m."currency", m."fee_cents"::bigint),
    (other."account", m."paid_currency", -m."paid_cents"::bigint),
    ('EXCHANGE', m."paid_currency", CASE WHEN other."is_converted" THEN m."paid_cents"::bigint ELSE 0 END),
    ('EXCHANGE', m."currency", CASE WHEN other."is_converted" THEN -m."amount_cents"::bigint ELSE 0 END)
  ) AS p("account", "currency", "cents")
)
SELECT "posted_at", "kind", "source", "invoice_id", "payment_id", "currency"::text AS "currency", "account", "cents"
FROM postings WHERE "cents" <> 0;
