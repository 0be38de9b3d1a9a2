-- Coupons, and what they take off each booked service, so that taxes by service stay right to the cent.
CREATE TABLE "coupons" (
  "id" UUID NOT NULL,
  "code" TEXT NOT NULL,
  "basis_points" INTEGER,
  "amount_cents" INTEGER,
  "minimum_cents" INTEGER NOT NULL DEFAULT 0,
  "currency" CHAR(3) NOT NULL DEFAULT 'USD',
  "first_order_only" BOOLEAN NOT NULL DEFAULT false,
  "max_uses" INTEGER,
  "max_uses_per_client" INTEGER,
  "starts_on" DATE,
  "ends_on" DATE,
  "for_all_services" BOOLEAN NOT NULL DEFAULT true,
  "for_all_clients" BOOLEAN NOT NULL DEFAULT true,
  "archived_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "coupons_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "coupons_code" CHECK ("code" ~ '^[A-Z0-9-]{4,24}$'),
  CONSTRAINT "coupons_discount" CHECK (
    num_nonnulls("basis_points", "amount_cents") = 1
    AND "basis_points" BETWEEN 1 AND 10000 AND "amount_cents" BETWEEN 1 AND 99999999
  ),
  CONSTRAINT "coupons_minimum" CHECK ("minimum_cents" BETWEEN 0 AND 99999999),
  CONSTRAINT "coupons_currency" CHECK ("currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "coupons_limits" CHECK ("max_uses" > 0 AND "max_uses_per_client" > 0),
  CONSTRAINT "coupons_days" CHECK ("starts_on" <= "ends_on")
);
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons"("code");
CREATE INDEX "coupons_archived_at_idx" ON "coupons"("archived_at");

CREATE TABLE "coupon_services" (
  "coupon_id" UUID NOT NULL,
  "service_id" TEXT NOT NULL,
  CONSTRAINT "coupon_services_pkey" PRIMARY KEY ("coupon_id", "service_id"),
  CONSTRAINT "coupon_services_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "coupon_services_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "coupon_services_service_id_idx" ON "coupon_services"("service_id");

CREATE TABLE "coupon_clients" (
  "coupon_id" UUID NOT NULL,
  "client_id" UUID NOT NULL,
  CONSTRAINT "coupon_clients_pkey" PRIMARY KEY ("coupon_id", "client_id"),
  CONSTRAINT "coupon_clients_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "coupon_clients_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "coupon_clients_client_id_idx" ON "coupon_clients"("client_id");

ALTER TABLE "bookings"
  ADD COLUMN "coupon_id" UUID,
  ADD COLUMN "coupon_code" TEXT,
  ADD CONSTRAINT "bookings_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "bookings_coupon" CHECK ("coupon_id" IS NULL OR "coupon_code" IS NOT NULL);
CREATE INDEX "bookings_coupon_id_client_id_idx" ON "bookings"("coupon_id", "client_id");

ALTER TABLE "booked_services"
  ADD COLUMN "discount_cents" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "booked_services_discount" CHECK ("discount_cents" BETWEEN 0 AND "price_cents");

-- A discount is taxed, and reported, like the service that it's on.
ALTER TABLE "invoice_lines"
  DROP CONSTRAINT "invoice_lines_service",
  ADD CONSTRAINT "invoice_lines_service" CHECK ("service_id" IS NULL OR "kind" IN ('SERVICE', 'DISCOUNT')),
  ADD CONSTRAINT "invoice_lines_discount" CHECK ("kind" <> 'DISCOUNT' OR "amount_cents" < 0);
