-- Deposits: invoices of their own, deducted from later ones.
ALTER TABLE "studio_settings" ADD COLUMN "deposit_cents" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "deposit_percent" INTEGER;
ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_deposit" CHECK (
  "deposit_cents" >= 0 AND "deposit_percent" BETWEEN 1 AND 100 AND ("deposit_percent" IS NULL OR "deposit_cents" = 0)
);

ALTER TABLE "payment_agreements" ADD COLUMN "deposit_cents" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "invoices" ADD COLUMN "deposit_cents" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_values";
-- The tax is within what was sold, which is the amount without its deposit.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_values" CHECK (
  "amount_cents" BETWEEN 0 AND 99999999 AND "tax_cents" BETWEEN 0 AND "amount_cents" - "deposit_cents"
  AND "refunded_cents" BETWEEN 0 AND "amount_cents"
);
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_complimentary";
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_complimentary" CHECK (
  ("amount_cents" = 0) = ("paid_method" IS NOT NULL AND "paid_method" IN ('NO_CHARGE', 'DEPOSIT'))
  AND ("amount_cents" > 0 OR "status" = 'COMPLETED')
  AND ("paid_method" IS DISTINCT FROM 'DEPOSIT' OR "deposit_cents" < 0)
);
-- A deposit's own invoice is for nothing else.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_deposit" CHECK (
  "deposit_cents" <= 0 OR ("deposit_cents" = "amount_cents" AND "delivery_id" IS NULL AND "transfer_id" IS NULL)
);
-- A booking has at most one deposit to pay or paid.
CREATE UNIQUE INDEX "invoices_one_deposit" ON "invoices"("booking_id")
  WHERE "deposit_cents" > 0 AND "status" NOT IN ('VOID', 'REFUNDED');

-- Deposits are owed to clients until they're deducted or refunded, and no sales.
DROP VIEW "ledger_postings";
CREATE VIEW "ledger_postings" AS
WITH refunded AS (
  -- The refunds of each invoice's own payment, with what they add to the tax of all of them.
  SELECT r."id", r."invoice_id", r."stripe_payment_id", r."created_at", r."amount_cents", i."currency",
    round(i."tax_cents"::numeric * sum(r."amount_cents") OVER so_far / i."amount_cents")
      - round(i."tax_cents"::numeric * (sum(r."amount_cents") OVER so_far - r."amount_cents") / i."amount_cents") AS "tax_cents",
    round(i."deposit_cents"::numeric * sum(r."amount_cents") OVER so_far / i."amount_cents")
      - round(i."deposit_cents"::numeric * (sum(r."amount_cents") OVER so_far - r."amount_cents") / i."amount_cents") AS "deposit_cents"
  FROM "refunds" AS r JOIN "invoices" AS i ON i."id" = r."invoice_id"
  WHERE r."state" <> 'FAILED' AND (r."stripe_refund_id" IS NOT NULL OR r."state" = 'SUCCEEDED')
    AND (r."stripe_payment_id" IS NULL OR r."stripe_payment_id" = i."stripe_payment_id") AND i."amount_cents" > 0
  WINDOW so_far AS (PARTITION BY r."invoice_id" ORDER BY r."created_at", r."id")
),
postings AS (
  SELECT i."created_at" AS "posted_at", 'ISSUED' AS "kind", i."id"::text AS "source", i."id" AS "invoice_id",
    NULL::text AS "payment_id", i."currency", p."account", p."cents"
  FROM "invoices" AS i, LATERAL (VALUES
    ('RECEIVABLE', i."amount_cents"::bigint), ('DEPOSITS', -i."deposit_cents"::bigint),
    ('SALES', (i."tax_cents" + i."deposit_cents" - i."amount_cents")::bigint), ('TAX', -i."tax_cents"::bigint)
  ) AS p("account", "cents")
  UNION ALL
  SELECT coalesce((
      SELECT min(e."created_at") FROM "invoice_events" AS e WHERE e."invoice_id" = i."id" AND e."kind" = 'VOIDED'
    ), i."created_at"), 'VOIDED', i."id"::text, i."id", NULL, i."currency", p."account", p."cents"
  FROM "invoices" AS i, LATERAL (VALUES
    ('RECEIVABLE', -i."amount_cents"::bigint), ('DEPOSITS', i."deposit_cents"::bigint),
    ('SALES', (i."amount_cents" - i."tax_cents" - i."deposit_cents")::bigint), ('TAX', i."tax_cents"::bigint)
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
    ('SALES', (r."amount_cents" - r."tax_cents" - r."deposit_cents")::bigint), ('TAX', r."tax_cents"::bigint),
    ('DEPOSITS', r."deposit_cents"::bigint),
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
