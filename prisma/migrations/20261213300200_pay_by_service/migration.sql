-- Photographers' pay by service and size.
ALTER TYPE "PayBasis" ADD VALUE 'SERVICE';

ALTER TABLE "pay_terms"
  DROP CONSTRAINT "pay_terms_basis",
  ADD CONSTRAINT "pay_terms_basis" CHECK (
    CASE "basis"::text WHEN 'FIXED' THEN "service_basis_points" = 0 ELSE "shoot_cents" = 0 END
  );

CREATE TABLE "pay_service_amounts" (
  "id" UUID NOT NULL,
  "photographer_id" UUID NOT NULL,
  "service_id" TEXT NOT NULL,
  "price_basis" "PriceBasis" NOT NULL,
  "up_to" INTEGER,
  "amount_cents" INTEGER NOT NULL,
  CONSTRAINT "pay_service_amounts_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "pay_service_amounts_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "pay_terms"("photographer_id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "pay_service_amounts_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "pay_service_amounts_values" CHECK ("up_to" BETWEEN 1 AND 1000000 AND "amount_cents" BETWEEN 0 AND 99999999)
);
CREATE INDEX "pay_service_amounts_service_id_idx" ON "pay_service_amounts"("service_id");
CREATE UNIQUE INDEX "pay_service_amounts_photographer_id_service_id_price_basis__key" ON "pay_service_amounts"("photographer_id", "service_id", "price_basis", "up_to");
CREATE UNIQUE INDEX "pay_service_amounts_one_open" ON "pay_service_amounts"("photographer_id", "service_id", "price_basis") WHERE "up_to" IS NULL;
