-- Companies whose agents book shoots at their own prices.
CREATE TYPE "BrokerageRole" AS ENUM ('ADMIN', 'MEMBER');

CREATE TABLE "brokerages" (
  "id" UUID NOT NULL,
  "name" CITEXT NOT NULL,
  "logo_file_id" UUID,
  "discount_basis_points" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "brokerages_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "brokerages_logo_file_id_fkey" FOREIGN KEY ("logo_file_id") REFERENCES "stored_files"("id")
    ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "brokerages_name" CHECK (length("name"::text) BETWEEN 1 AND 100),
  CONSTRAINT "brokerages_discount" CHECK ("discount_basis_points" BETWEEN 0 AND 10000)
);
CREATE UNIQUE INDEX "brokerages_name_key" ON "brokerages"("name");

CREATE TABLE "brokerage_members" (
  "client_id" UUID NOT NULL,
  "brokerage_id" UUID NOT NULL,
  "role" "BrokerageRole" NOT NULL DEFAULT 'MEMBER',
  "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "brokerage_members_pkey" PRIMARY KEY ("client_id"),
  CONSTRAINT "brokerage_members_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "brokerage_members_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "brokerage_members_brokerage_id_idx" ON "brokerage_members"("brokerage_id");
CREATE TRIGGER "brokerage_members_client_not_deleted" BEFORE INSERT OR UPDATE OF "client_id" ON "brokerage_members"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_client"();

CREATE TABLE "brokerage_invitations" (
  "id" UUID NOT NULL,
  "brokerage_id" UUID NOT NULL,
  "email" CITEXT NOT NULL,
  "role" "BrokerageRole" NOT NULL DEFAULT 'MEMBER',
  "invited_by" UUID,
  "sent_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "brokerage_invitations_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "brokerage_invitations_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "brokerage_invitations_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "profiles"("id")
    ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "brokerage_invitations_brokerage_id_email_key" ON "brokerage_invitations"("brokerage_id", "email");
CREATE INDEX "brokerage_invitations_email_idx" ON "brokerage_invitations"("email");
CREATE INDEX "brokerage_invitations_expires_at_idx" ON "brokerage_invitations"("expires_at");

CREATE TABLE "brokerage_domains" (
  "domain" CITEXT NOT NULL,
  "brokerage_id" UUID NOT NULL,
  "approved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "brokerage_domains_pkey" PRIMARY KEY ("domain"),
  CONSTRAINT "brokerage_domains_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "brokerage_domains_brokerage_id_idx" ON "brokerage_domains"("brokerage_id");

CREATE TABLE "brokerage_prices" (
  "brokerage_id" UUID NOT NULL,
  "service_id" TEXT NOT NULL,
  "price_cents" INTEGER NOT NULL,
  "currency" CHAR(3) NOT NULL,
  CONSTRAINT "brokerage_prices_pkey" PRIMARY KEY ("brokerage_id", "service_id"),
  CONSTRAINT "brokerage_prices_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "brokerage_prices_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "brokerage_prices_price" CHECK ("price_cents" >= 0)
);
CREATE INDEX "brokerage_prices_service_id_idx" ON "brokerage_prices"("service_id");

-- The brokerage through which a booking was made; never changes, also when its client leaves the brokerage.
ALTER TABLE "bookings" ADD COLUMN "brokerage_id" UUID;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_brokerage_id_fkey" FOREIGN KEY ("brokerage_id") REFERENCES "brokerages"("id")
  ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "bookings_brokerage_id_shoot_date_idx" ON "bookings"("brokerage_id", "shoot_date" DESC);
