-- What stays visible of a photo where it's cropped, such as the cover on a phone, in percent from its left and its top.
ALTER TABLE "photos" ADD COLUMN "focal_x" SMALLINT, ADD COLUMN "focal_y" SMALLINT;
ALTER TABLE "photos" ADD CONSTRAINT "photos_focal_point" CHECK (
  ("focal_x" IS NULL) = ("focal_y" IS NULL) AND "focal_x" BETWEEN 0 AND 100 AND "focal_y" BETWEEN 0 AND 100
);
