-- Who pays for what a brokerage's members book, and on which terms.
CREATE TYPE "BrokerageBilling" AS ENUM ('AGENT', 'BROKERAGE', 'ALLOWANCE');
CREATE TYPE "AllowancePeriod" AS ENUM ('MONTH', 'YEAR');
CREATE TYPE "StatementStatus" AS ENUM ('OPEN', 'PAID', 'VOID');

ALTER TABLE "brokerages"
  ADD COLUMN "billing" "BrokerageBilling" NOT NULL DEFAULT 'AGENT',
  ADD COLUMN "billing_name" TEXT,
  ADD COLUMN "billing_email" CITEXT,
  ADD COLUMN "pays_monthly" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "statement_due_days" INTEGER NOT NULL DEFAULT 30,
  ADD COLUMN "unlocks_on_terms" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "credit_limit_cents" INTEGER,
  ADD COLUMN "allowance_basis_points" INTEGER NOT NULL DEFAULT 10000,
  ADD COLUMN "allowance_cap_cents" INTEGER,
  ADD COLUMN "allowance_uses" INTEGER,
  ADD COLUMN "allowance_period" "AllowancePeriod" NOT NULL DEFAULT 'MONTH';
ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_billing_contact" CHECK (
  CASE
    WHEN "billing_name" IS NULL THEN "billing_email" IS NULL AND "billing" = 'AGENT'
    ELSE coalesce(length("billing_name") BETWEEN 1 AND 100 AND length("billing_email"::text) > 0, false)
  END
);
ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_terms" CHECK (
  "statement_due_days" BETWEEN 0 AND 365 AND "credit_limit_cents" > 0
);
ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_allowance" CHECK (
  "allowance_basis_points" BETWEEN 1 AND 10000 AND "allowance_cap_cents" > 0 AND "allowance_uses" > 0
);

CREATE TABLE "brokerage_allowed_services" (
  "brokerage_id" UUID NOT NULL,
  "service_id" TEXT NOT NULL,
  CONSTRAINT "brokerage_allowed_services_pkey" PRIMARY KEY ("brokerage_id", "service_id"),
  CONSTRAINT "brokerage_allowed_services_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "brokerage_allowed_services_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "brokerage_allowed_services_service_id_idx" ON "brokerage_allowed_services"("service_id");

CREATE TABLE "booking_coverages" (
  "booking_id" UUID NOT NULL,
  "brokerage_id" UUID NOT NULL,
  "client_id" UUID NOT NULL,
  "basis_points" INTEGER NOT NULL,
  "cap_cents" INTEGER,
  "service_ids" TEXT[] NOT NULL,
  "is_allowance" BOOLEAN NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "booking_coverages_pkey" PRIMARY KEY ("booking_id"),
  CONSTRAINT "booking_coverages_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "booking_coverages_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "booking_coverages_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "booking_coverages_part" CHECK ("basis_points" BETWEEN 1 AND 10000 AND "cap_cents" > 0)
);
CREATE INDEX "booking_coverages_brokerage_id_idx" ON "booking_coverages"("brokerage_id");
CREATE INDEX "booking_coverages_client_id_created_at_idx" ON "booking_coverages"("client_id", "created_at" DESC);

-- A brokerage's bills of a month, paid together.
CREATE TABLE "statements" (
  "id" UUID NOT NULL,
  "number" TEXT NOT NULL,
  "brokerage_id" UUID NOT NULL,
  "starts_on" DATE NOT NULL,
  "ends_on" DATE NOT NULL,
  "due_on" DATE NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "status" "StatementStatus" NOT NULL DEFAULT 'OPEN',
  "paid_at" TIMESTAMPTZ(3),
  "paid_method" "PaymentMethodKind",
  "marked_paid_by" UUID,
  "stripe_payment_id" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "statements_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "statements_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "statements_marked_paid_by_fkey" FOREIGN KEY ("marked_paid_by") REFERENCES "profiles"("id")
    ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "statements_amount" CHECK ("amount_cents" > 0),
  CONSTRAINT "statements_period" CHECK ("starts_on" <= "ends_on" AND "ends_on" <= "due_on"),
  CONSTRAINT "statements_paid" CHECK (
    ("status" = 'PAID') = ("paid_at" IS NOT NULL) AND ("paid_at" IS NULL) = ("paid_method" IS NULL)
    AND ("stripe_payment_id" IS NULL OR "paid_method" = 'CARD')
  )
);
CREATE UNIQUE INDEX "statements_number_key" ON "statements"("number");
CREATE UNIQUE INDEX "statements_stripe_payment_id_key" ON "statements"("stripe_payment_id");
CREATE UNIQUE INDEX "statements_id_brokerage_id_key" ON "statements"("id", "brokerage_id");
CREATE INDEX "statements_brokerage_id_ends_on_idx" ON "statements"("brokerage_id", "ends_on" DESC);
CREATE INDEX "statements_status_due_on_idx" ON "statements"("status", "due_on");

ALTER TABLE "invoices"
  ADD COLUMN "brokerage_id" UUID,
  ADD COLUMN "is_collected" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "is_on_terms" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "statement_id" UUID;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id")
  ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_statement_id_brokerage_id_fkey"
  FOREIGN KEY ("statement_id", "brokerage_id") REFERENCES "statements"("id", "brokerage_id")
  ON DELETE NO ACTION ON UPDATE NO ACTION;
CREATE INDEX "invoices_brokerage_id_created_at_idx" ON "invoices"("brokerage_id", "created_at" DESC);
CREATE INDEX "invoices_statement_id_idx" ON "invoices"("statement_id");

-- A brokerage pays shares of bills. Only what it pays can be on terms, or collected on a statement.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_brokerage" CHECK (
  "brokerage_id" IS NULL OR ("share_of_id" IS NOT NULL AND "payer_name" IS NOT NULL)
);
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_terms" CHECK (
  "brokerage_id" IS NOT NULL OR NOT ("is_on_terms" OR "is_collected")
);
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_statement" CHECK (
  "statement_id" IS NULL OR ("is_collected" AND "brokerage_id" IS NOT NULL)
);
