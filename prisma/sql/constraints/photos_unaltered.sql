ALTER TABLE "photos" ADD CONSTRAINT "photos_unaltered" CHECK (
  "unaltered_photo_id" IS NULL OR ("unaltered_photo_id" <> "id" AND cardinality("alterations") > 0)
);
