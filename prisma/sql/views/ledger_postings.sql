CREATE VIEW "ledger_postings" AS
WITH refunded_so_far AS (
  -- The refunds of each invoice's own payment, or that of its statement, with what was refunded of it before and after each.
  SELECT r."id", r."invoice_id", r."stripe_payment_id", r."dispute_id", r."created_at", r."amount_cents", r."as_credit", i."currency",
    i."amount_cents" AS "invoice_cents", i."tax_cents" AS "invoice_tax_cents", i."credit_cents" AS "invoice_credit_cents",
    greatest(i."amount_cents" - i."deposit_cents", 0) AS "sale_cents",
    sum(r."amount_cents") OVER so_far - r."amount_cents" AS "before_cents", sum(r."amount_cents") OVER so_far AS "after_cents"
  FROM "refunds" AS r JOIN "invoices" AS i ON i."id" = r."invoice_id"
  LEFT JOIN "statements" AS s ON s."id" = i."statement_id"
  WHERE r."state" <> 'FAILED' AND (r."stripe_refund_id" IS NOT NULL OR r."state" = 'SUCCEEDED')
    AND (r."stripe_payment_id" IS NULL OR r."stripe_payment_id" = coalesce(i."stripe_payment_id", s."stripe_payment_id"))
  WINDOW so_far AS (PARTITION BY r."invoice_id" ORDER BY r."created_at", r."id")
),
refunded_sale AS (
  -- A refund is of the sale. Once the payment is refunded in full, so is what a deposit and credit paid of the sale.
  SELECT *,
    CASE WHEN "before_cents" = 0 THEN 0 WHEN "before_cents" < "invoice_cents" THEN least("before_cents", "sale_cents") ELSE "sale_cents" END AS "sale_before_cents",
    CASE WHEN "after_cents" < "invoice_cents" THEN least("after_cents", "sale_cents") ELSE "sale_cents" END AS "sale_after_cents",
    CASE WHEN "after_cents" >= "invoice_cents" THEN "invoice_credit_cents" ELSE 0 END AS "credit_cents"
  FROM refunded_so_far
),
refunded AS (
  SELECT "id", "invoice_id", "stripe_payment_id", "created_at", "amount_cents", "currency",
    CASE WHEN "sale_cents" = 0 THEN 0 ELSE
      round("invoice_tax_cents"::numeric * "sale_after_cents" / "sale_cents")
        - round("invoice_tax_cents"::numeric * "sale_before_cents" / "sale_cents") END AS "tax_cents",
    "sale_after_cents" - "sale_before_cents" AS "sale_cents",
    -- Deducted deposit and credit are the client's again; refunding a deposit's own invoice uses up the deposit.
    "amount_cents" - ("sale_after_cents" - "sale_before_cents") - "credit_cents" AS "deposit_cents",
    "credit_cents",
    CASE WHEN "dispute_id" IS NOT NULL THEN 'DISPUTES' WHEN "stripe_payment_id" IS NULL THEN 'CASH' ELSE 'CLEARING' END AS "account",
    CASE WHEN "as_credit" THEN "amount_cents" ELSE 0 END AS "credited_cents"
  FROM refunded_sale
),
postings AS (
  SELECT i."created_at" AS "posted_at", 'ISSUED' AS "kind", i."id"::text AS "source", i."id" AS "invoice_id",
    NULL::text AS "payment_id", i."currency", p."account", p."cents"
  FROM "invoices" AS i, LATERAL (VALUES
    ('RECEIVABLE', i."amount_cents"::bigint), ('DEPOSITS', (i."credit_cents" - i."deposit_cents")::bigint),
    ('CREDITS', -i."credit_cents"::bigint),
    ('SALES', (i."tax_cents" + i."deposit_cents" - i."amount_cents")::bigint), ('TAX', -i."tax_cents"::bigint)
  ) AS p("account", "cents")
  UNION ALL
  SELECT coalesce((
      SELECT min(e."created_at") FROM "invoice_events" AS e WHERE e."invoice_id" = i."id" AND e."kind" = 'VOIDED'
    ), i."created_at"), 'VOIDED', i."id"::text, i."id", NULL, i."currency", p."account", p."cents"
  FROM "invoices" AS i, LATERAL (VALUES
    ('RECEIVABLE', -i."amount_cents"::bigint), ('DEPOSITS', (i."deposit_cents" - i."credit_cents")::bigint),
    ('CREDITS', i."credit_cents"::bigint),
    ('SALES', (i."amount_cents" - i."tax_cents" - i."deposit_cents")::bigint), ('TAX', i."tax_cents"::bigint)
  ) AS p("account", "cents")
  WHERE i."status" = 'VOID'
  UNION ALL
  SELECT i."paid_at", 'PAID', i."id"::text, i."id", coalesce(i."stripe_payment_id", s."stripe_payment_id"), i."currency",
    p."account", p."cents"
  FROM "invoices" AS i
  -- Of an invoice that a statement paid, the statement has the payment.
  LEFT JOIN "statements" AS s ON s."id" = i."statement_id" AND i."paid_method" = 'STATEMENT'
  CROSS JOIN LATERAL (VALUES
    (CASE WHEN coalesce(i."stripe_payment_id", s."stripe_payment_id") IS NULL THEN 'CASH' ELSE 'CLEARING' END,
      i."amount_cents"::bigint),
    ('RECEIVABLE', -i."amount_cents"::bigint)
  ) AS p("account", "cents")
  WHERE i."status" IN ('COMPLETED', 'REFUNDED') AND i."paid_at" IS NOT NULL
  UNION ALL
  SELECT r."created_at", 'REFUNDED', r."id"::text, r."invoice_id", r."stripe_payment_id", r."currency", p."account", p."cents"
  FROM refunded AS r, LATERAL (VALUES
    ('SALES', (r."sale_cents" - r."tax_cents")::bigint), ('TAX', r."tax_cents"::bigint),
    ('DEPOSITS', r."deposit_cents"::bigint), ('CREDITS', (r."credit_cents" - r."credited_cents")::bigint),
    (r."account", (r."credited_cents" - r."amount_cents")::bigint)
  ) AS p("account", "cents")
  UNION ALL
  SELECT c."created_at", 'CREDITED', c."id"::text, NULL, NULL, c."currency", p."account", p."cents"
  FROM "credit_entries" AS c, LATERAL (VALUES
    ('ALLOWANCES', c."amount_cents"::bigint), ('CREDITS', -c."amount_cents"::bigint)
  ) AS p("account", "cents")
  WHERE c."kind" <> 'REFUNDED'
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
