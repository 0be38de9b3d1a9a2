-- Films and documents, delivered with photos.
ALTER TYPE "FilePurpose" ADD VALUE 'MEDIA_ORIGINAL';
ALTER TYPE "FilePurpose" ADD VALUE 'MEDIA_RENDITION';
CREATE TYPE "MediaKind" AS ENUM ('FILM', 'DOCUMENT');
CREATE TYPE "RenditionKind" AS ENUM ('POSTER', 'PREVIEW', 'HD', 'FULL_HD');
CREATE TABLE "media_files" (
  "id" UUID NOT NULL,
  "delivery_id" UUID,
  "kind" "MediaKind" NOT NULL,
  "file_id" UUID NOT NULL,
  "duration_ms" INTEGER,
  "width" INTEGER,
  "height" INTEGER,
  "is_playable" BOOLEAN NOT NULL DEFAULT false,
  "is_unbranded" BOOLEAN NOT NULL DEFAULT false,
  "miniature" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "media_files_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "media_renditions" (
  "media_id" UUID NOT NULL,
  "kind" "RenditionKind" NOT NULL,
  "file_id" UUID NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  CONSTRAINT "media_renditions_pkey" PRIMARY KEY ("media_id", "kind")
);
CREATE UNIQUE INDEX "media_files_file_id_key" ON "media_files"("file_id");
CREATE INDEX "media_files_delivery_id_idx" ON "media_files"("delivery_id");
CREATE UNIQUE INDEX "media_renditions_file_id_key" ON "media_renditions"("file_id");
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_delivery_id_fkey"
  FOREIGN KEY ("delivery_id") REFERENCES "media_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_file_id_fkey"
  FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_media_id_fkey"
  FOREIGN KEY ("media_id") REFERENCES "media_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_file_id_fkey"
  FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_film" CHECK (
  ("kind" = 'FILM') = ("duration_ms" IS NOT NULL AND "width" IS NOT NULL AND "height" IS NOT NULL)
  AND ("kind" = 'FILM' OR NOT ("is_playable" OR "is_unbranded"))
  AND "duration_ms" > 0 AND "width" > 0 AND "height" > 0
);
