-- Walks through a property at a host such as Matterport, delivered as links.
CREATE TABLE "virtual_tours" (
  "id" UUID NOT NULL,
  "delivery_id" UUID NOT NULL,
  "url" TEXT NOT NULL,
  "unbranded_url" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "virtual_tours_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "virtual_tours_delivery_id_url_key" ON "virtual_tours"("delivery_id", "url");
ALTER TABLE "virtual_tours" ADD CONSTRAINT "virtual_tours_delivery_id_fkey"
  FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "virtual_tours" ADD CONSTRAINT "virtual_tours_urls" CHECK (
  "url" LIKE 'https://%' AND length("url") <= 500
  AND ("unbranded_url" IS NULL OR ("unbranded_url" LIKE 'https://%' AND length("unbranded_url") <= 500))
);
