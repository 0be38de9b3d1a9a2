-- AlterEnum
ALTER TYPE "DeliveryEventKind" ADD VALUE 'PHOTOS_REMOVED';
ALTER TYPE "DeliveryEventKind" ADD VALUE 'PHOTOS_REPLACED';
ALTER TYPE "DeliveryEventKind" ADD VALUE 'CHANGES_ANNOUNCED';

-- A downloaded photo stays in the activity by its name, also once it is removed.
UPDATE "delivery_events" AS event SET "details" = event."details" || jsonb_build_object('name', photo."name")
FROM "photos" AS photo
WHERE event."kind" = 'DOWNLOADED' AND event."details" ->> 'photoId' = photo."id"::text;
