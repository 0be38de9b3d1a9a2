-- Links with which a seller follows a shoot without an account, and the studio's checklist for them.
CREATE TABLE "seller_links" (
  "id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "token_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "seller_links_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "seller_links_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "seller_links_token_hash_key" ON "seller_links"("token_hash");
CREATE INDEX "seller_links_booking_id_idx" ON "seller_links"("booking_id");
ALTER TABLE "studio_settings"
  ADD COLUMN "seller_checklist" TEXT,
  ADD CONSTRAINT "studio_settings_seller_checklist" CHECK (length("seller_checklist") <= 4000);
