ALTER TABLE "media_files" ADD CONSTRAINT "media_files_film" CHECK (
  ("kind" = 'FILM') = ("duration_ms" IS NOT NULL AND "width" IS NOT NULL AND "height" IS NOT NULL)
  AND ("kind" = 'FILM' OR NOT ("is_playable" OR "is_unbranded"))
  AND "duration_ms" > 0 AND "width" > 0 AND "height" > 0
);
