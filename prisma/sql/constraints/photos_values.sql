ALTER TABLE "photos" ADD CONSTRAINT "photos_values" CHECK (
  "position" >= 0 AND ("is_preview" OR "is_full") AND ("state" <> 'BROKEN' OR "problem" IS NOT NULL)
);
