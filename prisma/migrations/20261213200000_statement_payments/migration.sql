-- A hosted checkout is for an invoice, or for a statement.
ALTER TABLE "checkout_sessions" ALTER COLUMN "invoice_id" DROP NOT NULL;
ALTER TABLE "checkout_sessions"
  ADD COLUMN "statement_id" UUID,
  ADD CONSTRAINT "checkout_sessions_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "statements"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "checkout_sessions_payable" CHECK (num_nonnulls("invoice_id", "statement_id") = 1);
CREATE INDEX "checkout_sessions_statement_id_created_at_idx" ON "checkout_sessions"("statement_id", "created_at" DESC);

ALTER TABLE "statements"
  ADD COLUMN "disputed_at" TIMESTAMPTZ(3),
  ADD COLUMN "reminded_days" INTEGER[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT "statements_disputed" CHECK ("disputed_at" IS NULL OR "stripe_payment_id" IS NOT NULL);

-- A statement's invoices add up to it, and are paid with it. One that was voided has none.
CREATE FUNCTION "check_statement"("statement" UUID) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  s "statements"%ROWTYPE;
  "sum_cents" BIGINT;
  "other_count" BIGINT;
BEGIN
  SELECT * INTO s FROM "statements" WHERE "id" = "statement";
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(sum(i."amount_cents"), 0), count(*) FILTER (
    WHERE i."currency" <> s."currency"
      OR (s."status" = 'OPEN' AND i."status" NOT IN ('PENDING', 'FAILED'))
      OR (s."status" = 'PAID' AND (i."status" NOT IN ('COMPLETED', 'REFUNDED') OR i."paid_method" <> 'STATEMENT'))
  ) INTO "sum_cents", "other_count" FROM "invoices" AS i WHERE i."statement_id" = s."id";
  IF "other_count" > 0 OR "sum_cents" <> (CASE s."status" WHEN 'VOID' THEN 0 ELSE s."amount_cents" END) THEN
    RAISE EXCEPTION 'the invoices of statement % do not match it', s."number"
      USING ERRCODE = '23514', CONSTRAINT = 'statement_invoices';
  END IF;
END $$;
CREATE FUNCTION "check_own_statement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "check_statement"(NEW."id");
  RETURN NULL;
END $$;
CREATE FUNCTION "check_invoice_statement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."statement_id" IS NOT NULL THEN PERFORM "check_statement"(OLD."statement_id"); END IF;
  IF NEW."statement_id" IS DISTINCT FROM OLD."statement_id" THEN PERFORM "check_statement"(NEW."statement_id"); END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "statements_invoices" AFTER INSERT OR UPDATE ON "statements"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_own_statement"();
CREATE CONSTRAINT TRIGGER "invoices_statement_match" AFTER UPDATE ON "invoices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."statement_id" IS NOT NULL OR NEW."statement_id" IS NOT NULL)
  EXECUTE FUNCTION "check_invoice_statement"();
-- Only a statement pays by statement.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paid_by_statement" CHECK (
  "paid_method" IS DISTINCT FROM 'STATEMENT' OR "statement_id" IS NOT NULL
);
ALTER TABLE "statements" ADD CONSTRAINT "statements_paid_method" CHECK (
  "paid_method" NOT IN ('STATEMENT', 'SHARES', 'DEPOSIT', 'NO_CHARGE')
);

-- What a statement pays through Stripe clears like a card payment of its invoices.
DROP VIEW "ledger_postings";
CREATE VIEW "ledger_postings" AS
WITH refunded AS (
  -- The refunds of each invoice's own payment, with what they add to the tax of all of them.
  SELECT r."id", r."invoice_id", r."stripe_payment_id", r."created_at", r."amount_cents", i."currency",
    round(i."tax_cents"::numeric * sum(r."amount_cents") OVER so_far / i."amount_cents")
      - round(i."tax_cents"::numeric * (sum(r."amount_cents") OVER so_far - r."amount_cents") / i."amount_cents") AS "tax_cents",
    round((i."deposit_cents" - i."credit_cents")::numeric * sum(r."amount_cents") OVER so_far / i."amount_cents")
      - round((i."deposit_cents" - i."credit_cents")::numeric * (sum(r."amount_cents") OVER so_far - r."amount_cents") / i."amount_cents")
      AS "deposit_cents",
    -- Deducted credit is the client's again once the invoice is refunded in full.
    CASE WHEN sum(r."amount_cents") OVER so_far >= i."amount_cents" THEN i."credit_cents" ELSE 0 END AS "credit_cents",
    CASE WHEN r."stripe_payment_id" IS NULL THEN 'CASH' ELSE 'CLEARING' END AS "account",
    CASE WHEN r."as_credit" THEN r."amount_cents" ELSE 0 END AS "credited_cents"
  FROM "refunds" AS r JOIN "invoices" AS i ON i."id" = r."invoice_id"
  WHERE r."state" <> 'FAILED' AND (r."stripe_refund_id" IS NOT NULL OR r."state" = 'SUCCEEDED')
    AND (r."stripe_payment_id" IS NULL OR r."stripe_payment_id" = i."stripe_payment_id") AND i."amount_cents" > 0
  WINDOW so_far AS (PARTITION BY r."invoice_id" ORDER BY r."created_at", r."id")
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
    ('SALES', (r."amount_cents" - r."tax_cents" - r."deposit_cents" - r."credit_cents")::bigint), ('TAX', r."tax_cents"::bigint),
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
