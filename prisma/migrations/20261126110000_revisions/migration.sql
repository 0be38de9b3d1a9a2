-- Change requests of clients, and new versions of delivered photos.
CREATE TYPE "VersionState" AS ENUM ('PROPOSED', 'APPROVED', 'DECLINED', 'SUPERSEDED');

ALTER TABLE "booked_services" ADD COLUMN     "extra_round_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "revision_rounds" INTEGER NOT NULL DEFAULT 2;

ALTER TABLE "services" ADD COLUMN     "extra_round_cents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "revision_rounds" INTEGER NOT NULL DEFAULT 2;

ALTER TABLE "photos" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

CREATE TABLE "revision_rounds" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "idempotency_key" UUID NOT NULL,
    "sent_by" UUID,
    "price_cents" INTEGER NOT NULL DEFAULT 0,
    "invoice_id" UUID,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revision_rounds_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "revision_threads" (
    "id" UUID NOT NULL,
    "photo_id" UUID NOT NULL,
    "author_id" UUID,
    "x" DOUBLE PRECISION,
    "y" DOUBLE PRECISION,
    "sent_at" TIMESTAMPTZ(3),
    "resolved_at" TIMESTAMPTZ(3),
    "waits_for" "Role",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revision_threads_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "revision_comments" (
    "id" UUID NOT NULL,
    "thread_id" UUID NOT NULL,
    "author_id" UUID,
    "author_role" "Role" NOT NULL,
    "text" TEXT NOT NULL,
    "is_draft" BOOLEAN NOT NULL DEFAULT false,
    "round_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revision_comments_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "photo_versions" (
    "id" UUID NOT NULL,
    "photo_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "decision" "VersionState" NOT NULL DEFAULT 'PROPOSED',
    "original_file_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "state" "PhotoState" NOT NULL DEFAULT 'WAITING',
    "problem" TEXT,
    "width" INTEGER,
    "height" INTEGER,
    "placeholder" CHAR(7),
    "miniature" TEXT,
    "added_by" UUID,
    "batch_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_versions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "version_derivatives" (
    "version_id" UUID NOT NULL,
    "kind" "DerivativeKind" NOT NULL,
    "file_id" UUID NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,

    CONSTRAINT "version_derivatives_pkey" PRIMARY KEY ("version_id","kind")
);

CREATE UNIQUE INDEX "revision_rounds_invoice_id_key" ON "revision_rounds"("invoice_id");

CREATE UNIQUE INDEX "revision_rounds_delivery_id_number_key" ON "revision_rounds"("delivery_id", "number");

CREATE UNIQUE INDEX "revision_rounds_delivery_id_idempotency_key_key" ON "revision_rounds"("delivery_id", "idempotency_key");

CREATE INDEX "revision_threads_photo_id_created_at_idx" ON "revision_threads"("photo_id", "created_at");

CREATE INDEX "revision_threads_author_id_idx" ON "revision_threads"("author_id");

CREATE INDEX "revision_comments_thread_id_created_at_idx" ON "revision_comments"("thread_id", "created_at");

CREATE INDEX "revision_comments_author_id_idx" ON "revision_comments"("author_id");

CREATE INDEX "revision_comments_round_id_idx" ON "revision_comments"("round_id");

CREATE UNIQUE INDEX "photo_versions_original_file_id_key" ON "photo_versions"("original_file_id");

CREATE INDEX "photo_versions_batch_id_idx" ON "photo_versions"("batch_id");

CREATE INDEX "photo_versions_added_by_idx" ON "photo_versions"("added_by");

CREATE UNIQUE INDEX "photo_versions_photo_id_number_key" ON "photo_versions"("photo_id", "number");

CREATE UNIQUE INDEX "version_derivatives_file_id_key" ON "version_derivatives"("file_id");

ALTER TABLE "revision_rounds" ADD CONSTRAINT "revision_rounds_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "revision_rounds" ADD CONSTRAINT "revision_rounds_sent_by_fkey" FOREIGN KEY ("sent_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "revision_rounds" ADD CONSTRAINT "revision_rounds_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "revision_threads" ADD CONSTRAINT "revision_threads_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "revision_comments" ADD CONSTRAINT "revision_comments_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "revision_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "revision_comments" ADD CONSTRAINT "revision_comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "revision_comments" ADD CONSTRAINT "revision_comments_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "revision_rounds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_original_file_id_fkey" FOREIGN KEY ("original_file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_added_by_fkey" FOREIGN KEY ("added_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "version_derivatives" ADD CONSTRAINT "version_derivatives_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "photo_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "version_derivatives" ADD CONSTRAINT "version_derivatives_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "services"
  ADD CONSTRAINT "services_revisions" CHECK ("revision_rounds" BETWEEN 0 AND 99 AND "extra_round_cents" >= 0);
ALTER TABLE "photos" ADD CONSTRAINT "photos_version" CHECK ("version" >= 1);
ALTER TABLE "revision_rounds"
  ADD CONSTRAINT "revision_rounds_number" CHECK ("number" >= 1),
  ADD CONSTRAINT "revision_rounds_price" CHECK ("price_cents" >= 0);
ALTER TABLE "revision_threads"
  ADD CONSTRAINT "revision_threads_spot" CHECK (("x" IS NULL) = ("y" IS NULL)),
  ADD CONSTRAINT "revision_threads_inside" CHECK ("x" BETWEEN 0 AND 1 AND "y" BETWEEN 0 AND 1),
  ADD CONSTRAINT "revision_threads_waits_for" CHECK (
    ("waits_for" IS NOT NULL) = ("sent_at" IS NOT NULL AND "resolved_at" IS NULL)),
  ADD CONSTRAINT "revision_threads_resolved" CHECK ("resolved_at" IS NULL OR "sent_at" IS NOT NULL);
ALTER TABLE "revision_comments"
  ADD CONSTRAINT "revision_comments_text" CHECK (length("text") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "revision_comments_draft" CHECK (NOT ("is_draft" AND "round_id" IS NOT NULL));
ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_number" CHECK ("number" >= 1);
-- A client decides on one version at a time.
CREATE UNIQUE INDEX "photo_versions_proposed" ON "photo_versions"("photo_id") WHERE "decision" = 'PROPOSED';
