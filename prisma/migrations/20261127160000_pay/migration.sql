-- What photographers earn, and statements of it that the owner approves and pays.
CREATE TYPE "PayPeriod" AS ENUM ('WEEKLY', 'EVERY_TWO_WEEKS', 'TWICE_A_MONTH', 'MONTHLY');
CREATE TYPE "PayBasis" AS ENUM ('PERCENT', 'FIXED');
CREATE TYPE "PayLineKind" AS ENUM ('SERVICE', 'SHOOT', 'TRAVEL', 'LATE_FEE', 'ADJUSTMENT');
CREATE TYPE "PayoutMethod" AS ENUM ('BANK_TRANSFER', 'CHECK', 'CASH', 'CARD_OR_APP');
ALTER TYPE "NotificationAction" ADD VALUE 'view_pay';

CREATE TABLE "pay_settings" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "period" "PayPeriod" NOT NULL DEFAULT 'MONTHLY',
  "anchor" DATE NOT NULL,
  CONSTRAINT "pay_settings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "pay_settings_single" CHECK ("id" = 1)
);

CREATE TABLE "pay_thresholds" (
  "year" INTEGER NOT NULL,
  "threshold_cents" INTEGER NOT NULL,
  CONSTRAINT "pay_thresholds_pkey" PRIMARY KEY ("year"),
  CONSTRAINT "pay_thresholds_values" CHECK ("year" BETWEEN 2000 AND 2100 AND "threshold_cents" BETWEEN 0 AND 99999999)
);

CREATE TABLE "pay_terms" (
  "photographer_id" UUID NOT NULL,
  "basis" "PayBasis" NOT NULL,
  "service_basis_points" INTEGER NOT NULL,
  "shoot_cents" INTEGER NOT NULL,
  "currency" CHAR(3) NOT NULL DEFAULT 'USD',
  "travel_basis_points" INTEGER NOT NULL,
  "late_fee_basis_points" INTEGER NOT NULL,
  "paid_from" DATE NOT NULL,
  "is_contractor" BOOLEAN NOT NULL,
  "legal_name" TEXT,
  "has_w9" BOOLEAN NOT NULL,
  CONSTRAINT "pay_terms_pkey" PRIMARY KEY ("photographer_id"),
  CONSTRAINT "pay_terms_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "pay_terms_values" CHECK (
    "service_basis_points" BETWEEN 0 AND 10000 AND "travel_basis_points" BETWEEN 0 AND 10000
    AND "late_fee_basis_points" BETWEEN 0 AND 10000 AND "shoot_cents" BETWEEN 0 AND 99999999
    AND length("legal_name") BETWEEN 1 AND 200
  ),
  CONSTRAINT "pay_terms_basis" CHECK (
    CASE "basis" WHEN 'PERCENT' THEN "shoot_cents" = 0 ELSE "service_basis_points" = 0 END
  )
);

CREATE TABLE "pay_shares" (
  "booking_id" UUID NOT NULL,
  "photographer_id" UUID NOT NULL,
  "basis_points" INTEGER NOT NULL,
  CONSTRAINT "pay_shares_pkey" PRIMARY KEY ("booking_id", "photographer_id"),
  CONSTRAINT "pay_shares_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "pay_shares_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "pay_shares_basis_points" CHECK ("basis_points" BETWEEN 1 AND 10000)
);
CREATE INDEX "pay_shares_photographer_id_idx" ON "pay_shares"("photographer_id");

CREATE TABLE "pay_adjustments" (
  "id" UUID NOT NULL,
  "photographer_id" UUID NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "currency" CHAR(3) NOT NULL DEFAULT 'USD',
  "reason" TEXT NOT NULL,
  "idempotency_key" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "pay_adjustments_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "pay_adjustments_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "pay_adjustments_values" CHECK (
    "amount_cents" <> 0 AND abs("amount_cents") <= 99999999 AND length("reason") BETWEEN 1 AND 500
  )
);
CREATE UNIQUE INDEX "pay_adjustments_idempotency_key_key" ON "pay_adjustments"("idempotency_key");
CREATE INDEX "pay_adjustments_photographer_id_created_at_idx" ON "pay_adjustments"("photographer_id", "created_at");

CREATE TABLE "pay_statements" (
  "id" UUID NOT NULL,
  "photographer_id" UUID NOT NULL,
  "starts_on" DATE NOT NULL,
  "ends_on" DATE NOT NULL,
  "total_cents" INTEGER NOT NULL,
  "currency" CHAR(3) NOT NULL DEFAULT 'USD',
  "approved_by" UUID,
  "approved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "paid_on" DATE,
  "paid_method" "PayoutMethod",
  CONSTRAINT "pay_statements_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "pay_statements_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "pay_statements_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "pay_statements_values" CHECK ("total_cents" >= 0 AND "starts_on" <= "ends_on"),
  CONSTRAINT "pay_statements_paid" CHECK (("paid_on" IS NULL) = ("paid_method" IS NULL))
);
CREATE UNIQUE INDEX "pay_statements_photographer_id_starts_on_key" ON "pay_statements"("photographer_id", "starts_on");
CREATE UNIQUE INDEX "pay_statements_id_photographer_id_key" ON "pay_statements"("id", "photographer_id");
CREATE INDEX "pay_statements_ends_on_idx" ON "pay_statements"("ends_on");
CREATE INDEX "pay_statements_paid_on_idx" ON "pay_statements"("paid_on");

CREATE TABLE "pay_statement_shoots" (
  "photographer_id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "statement_id" UUID NOT NULL,
  "basis_points" INTEGER NOT NULL,
  CONSTRAINT "pay_statement_shoots_pkey" PRIMARY KEY ("photographer_id", "booking_id"),
  CONSTRAINT "pay_statement_shoots_statement_id_photographer_id_fkey" FOREIGN KEY ("statement_id", "photographer_id") REFERENCES "pay_statements"("id", "photographer_id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "pay_statement_shoots_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "pay_statement_shoots_basis_points" CHECK ("basis_points" BETWEEN 1 AND 10000)
);
CREATE UNIQUE INDEX "pay_statement_shoots_statement_id_booking_id_key" ON "pay_statement_shoots"("statement_id", "booking_id");
CREATE INDEX "pay_statement_shoots_booking_id_idx" ON "pay_statement_shoots"("booking_id");

CREATE TABLE "pay_lines" (
  "id" UUID NOT NULL,
  "statement_id" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "kind" "PayLineKind" NOT NULL,
  "booking_id" UUID,
  "adjustment_id" UUID,
  "earned_on" DATE NOT NULL,
  "description" TEXT NOT NULL,
  "base_cents" INTEGER NOT NULL,
  "basis_points" INTEGER,
  "amount_cents" INTEGER NOT NULL,
  CONSTRAINT "pay_lines_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "pay_lines_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "pay_statements"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "pay_lines_statement_id_booking_id_fkey" FOREIGN KEY ("statement_id", "booking_id") REFERENCES "pay_statement_shoots"("statement_id", "booking_id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "pay_lines_adjustment_id_fkey" FOREIGN KEY ("adjustment_id") REFERENCES "pay_adjustments"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "pay_lines_subject" CHECK (
    ("kind" = 'ADJUSTMENT') = ("adjustment_id" IS NOT NULL) AND ("kind" = 'ADJUSTMENT') = ("booking_id" IS NULL)
  ),
  CONSTRAINT "pay_lines_amounts" CHECK (
    "kind" = 'ADJUSTMENT' OR ("base_cents" >= 0 AND "amount_cents" >= 0 AND "basis_points" BETWEEN 0 AND 10000)
  )
);
CREATE UNIQUE INDEX "pay_lines_adjustment_id_key" ON "pay_lines"("adjustment_id");
CREATE UNIQUE INDEX "pay_lines_statement_id_position_key" ON "pay_lines"("statement_id", "position");
CREATE INDEX "pay_lines_booking_id_idx" ON "pay_lines"("booking_id");

-- Approved and paid statements stay as they are.
CREATE FUNCTION "refuse_pay_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows stay as they are', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
CREATE TRIGGER "pay_lines_append_only" BEFORE UPDATE ON "pay_lines"
  FOR EACH ROW EXECUTE FUNCTION "refuse_pay_change"();
CREATE TRIGGER "pay_statement_shoots_append_only" BEFORE UPDATE ON "pay_statement_shoots"
  FOR EACH ROW EXECUTE FUNCTION "refuse_pay_change"();
CREATE TRIGGER "pay_statements_append_only" BEFORE DELETE ON "pay_statements"
  FOR EACH ROW WHEN (OLD."paid_on" IS NOT NULL) EXECUTE FUNCTION "refuse_pay_change"();

-- The parts of a shared booking add up to all of it. Deferred, because they are replaced one row at a time. The lock makes
-- the second of two concurrent changes see the first.
CREATE FUNCTION "refuse_incomplete_pay_shares"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "changed" UUID[] := CASE TG_OP
  WHEN 'INSERT' THEN ARRAY[NEW."booking_id"] WHEN 'DELETE' THEN ARRAY[OLD."booking_id"]
  ELSE ARRAY[NEW."booking_id", OLD."booking_id"] END;
BEGIN
  PERFORM 1 FROM "bookings" WHERE "id" = ANY("changed") ORDER BY "id" FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM "pay_shares" WHERE "booking_id" = ANY("changed")
    GROUP BY "booking_id" HAVING sum("basis_points") <> 10000
  ) THEN
    RAISE EXCEPTION 'the shares of a booking add up to 10000' USING ERRCODE = '23514', CONSTRAINT = 'pay_shares_whole';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "pay_shares_whole" AFTER INSERT OR UPDATE OR DELETE ON "pay_shares"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_incomplete_pay_shares"();

-- Nobody is paid for more than all of a booking, whoever approves what at the same time.
CREATE FUNCTION "refuse_overpaid_booking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "bookings" WHERE "id" = NEW."booking_id" FOR NO KEY UPDATE;
  IF (SELECT sum("basis_points") FROM "pay_statement_shoots" WHERE "booking_id" = NEW."booking_id") > 10000 THEN
    RAISE EXCEPTION 'a booking is paid once' USING ERRCODE = '23514', CONSTRAINT = 'pay_statement_shoots_whole';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "pay_statement_shoots_whole" AFTER INSERT ON "pay_statement_shoots"
  FOR EACH ROW EXECUTE FUNCTION "refuse_overpaid_booking"();
