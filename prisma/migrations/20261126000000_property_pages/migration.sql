-- The public page of a property, what its visitors ask, and how often it is viewed.
CREATE TABLE "property_pages" (
  "id" UUID NOT NULL,
  "delivery_id" UUID NOT NULL,
  "slug" TEXT NOT NULL,
  "published" BOOLEAN NOT NULL DEFAULT false,
  "expires_on" DATE,
  "content" JSONB NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "property_pages_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "property_pages_slug" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("slug") <= 100),
  CONSTRAINT "property_pages_content" CHECK (jsonb_typeof("content") = 'object'),
  CONSTRAINT "property_pages_version" CHECK ("version" > 0),
  CONSTRAINT "property_pages_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "property_pages_delivery_id_key" ON "property_pages"("delivery_id");
CREATE UNIQUE INDEX "property_pages_slug_key" ON "property_pages"("slug");

CREATE TABLE "property_inquiries" (
  "id" UUID NOT NULL,
  "page_id" UUID NOT NULL,
  "idempotency_key" UUID NOT NULL,
  "full_name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "phone" TEXT,
  "message" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "property_inquiries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "property_inquiries_message" CHECK (length("message") BETWEEN 1 AND 2000),
  CONSTRAINT "property_inquiries_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "property_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "property_inquiries_idempotency_key_key" ON "property_inquiries"("idempotency_key");
CREATE INDEX "property_inquiries_page_id_created_at_idx" ON "property_inquiries"("page_id", "created_at" DESC);
CREATE INDEX "property_inquiries_created_at_idx" ON "property_inquiries"("created_at");

CREATE TABLE "property_page_views" (
  "page_id" UUID NOT NULL,
  "day" DATE NOT NULL,
  "page_views" INTEGER NOT NULL DEFAULT 0,
  "tour_views" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "property_page_views_pkey" PRIMARY KEY ("page_id", "day"),
  CONSTRAINT "property_page_views_counts" CHECK ("page_views" >= 0 AND "tour_views" >= 0),
  CONSTRAINT "property_page_views_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "property_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "property_page_views_day_idx" ON "property_page_views"("day");
