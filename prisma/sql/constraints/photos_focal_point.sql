ALTER TABLE "photos" ADD CONSTRAINT "photos_focal_point" CHECK (
  ("focal_x" IS NULL) = ("focal_y" IS NULL) AND "focal_x" BETWEEN 0 AND 100 AND "focal_y" BETWEEN 0 AND 100
);
