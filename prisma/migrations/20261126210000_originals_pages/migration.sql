-- Public pages that show altered photos beside the unaltered ones.
CREATE TABLE "originals_pages" (
  "delivery_id" UUID NOT NULL,
  "token_hash" TEXT NOT NULL,
  "sealed_token" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "originals_pages_pkey" PRIMARY KEY ("delivery_id"),
  CONSTRAINT "originals_pages_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "originals_pages_token_hash_key" ON "originals_pages"("token_hash");
