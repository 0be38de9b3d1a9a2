-- Account credit: granted by the studio, or a refund given as credit; deducted from later invoices.
CREATE TYPE "CreditKind" AS ENUM ('GRANTED', 'REMOVED', 'REFUNDED');
CREATE TABLE "credit_entries" (
  "id" UUID NOT NULL,
  "client_id" UUID NOT NULL,
  "kind" "CreditKind" NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "reason" TEXT,
  "refund_id" UUID,
  "actor_id" UUID NOT NULL,
  "idempotency_key" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "credit_entries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "credit_entries_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "credit_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "credit_entries_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "credit_entries_amount" CHECK (
    abs("amount_cents") BETWEEN 1 AND 99999999 AND ("amount_cents" < 0) = ("kind" = 'REMOVED')
  ),
  CONSTRAINT "credit_entries_refund" CHECK (("refund_id" IS NOT NULL) = ("kind" = 'REFUNDED')),
  CONSTRAINT "credit_entries_reason" CHECK (length("reason") BETWEEN 1 AND 500)
);
CREATE UNIQUE INDEX "credit_entries_refund_id_key" ON "credit_entries"("refund_id");
CREATE UNIQUE INDEX "credit_entries_actor_id_idempotency_key_key" ON "credit_entries"("actor_id", "idempotency_key");
CREATE INDEX "credit_entries_client_id_created_at_idx" ON "credit_entries"("client_id", "created_at" DESC);

ALTER TABLE "refunds"
  ADD COLUMN "as_credit" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "refunds_as_credit" CHECK (
    NOT "as_credit" OR ("state" = 'SUCCEEDED' AND "stripe_payment_id" IS NULL AND "stripe_refund_id" IS NULL)
  );
ALTER TABLE "invoices"
  ADD COLUMN "credit_cents" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "invoices_credit" CHECK ("credit_cents" = 0 OR "credit_cents" BETWEEN "deposit_cents" AND -1);

-- Rows of record only change in one way: once a client was deleted, what was written about them is removed.
CREATE FUNCTION "reject_credit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' AND NEW."reason" IS NULL
    AND EXISTS (SELECT FROM "profiles" WHERE "id" = OLD."client_id" AND "account_status" = 'DELETED')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'credit_entries rows are only ever added' USING ERRCODE = '23514', CONSTRAINT = 'credit_entries_append_only';
END $$;
CREATE TRIGGER "credit_entries_append_only" BEFORE UPDATE OR DELETE ON "credit_entries"
  FOR EACH ROW EXECUTE FUNCTION "reject_credit_change"();

-- Locks the client, so that of two concurrent deductions the second sees the first.
CREATE FUNCTION "check_client_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "profiles" WHERE "id" = NEW."client_id" FOR NO KEY UPDATE;
  IF (SELECT coalesce(sum("amount_cents"), 0) FROM "credit_entries" WHERE "client_id" = NEW."client_id" AND "currency" = NEW."currency")
    + (
      SELECT coalesce(sum("credit_cents"), 0) FROM "invoices"
      WHERE "client_id" = NEW."client_id" AND "currency" = NEW."currency" AND "credit_cents" < 0
        AND "status" NOT IN ('VOID', 'REFUNDED')
    ) < 0
  THEN
    RAISE EXCEPTION 'the client has less credit' USING ERRCODE = '23514', CONSTRAINT = 'client_credit';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "credit_entries_balance" AFTER INSERT ON "credit_entries"
  FOR EACH ROW WHEN (NEW."amount_cents" < 0) EXECUTE FUNCTION "check_client_credit"();
CREATE TRIGGER "invoices_credit_balance" AFTER INSERT ON "invoices"
  FOR EACH ROW WHEN (NEW."credit_cents" < 0) EXECUTE FUNCTION "check_client_credit"();

-- Credit is owed to clients until it's deducted. What the studio grants is a cost of its own, apart from sales.
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
  SELECT i."paid_at", 'PAID', i."id"::text, i."id", i."stripe_payment_id", i."currency", p."account", p."cents"
  FROM "invoices" AS i, LATERAL (VALUES
    (CASE WHEN i."stripe_payment_id" IS NULL THEN 'CASH' ELSE 'CLEARING' END, i."amount_cents"::bigint),
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
