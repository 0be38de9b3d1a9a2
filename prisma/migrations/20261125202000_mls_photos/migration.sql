-- Pictures rendered for boards, and the profile that each person chose last.
CREATE TABLE "mls_photos" (
    "id" UUID NOT NULL,
    "photo_id" UUID NOT NULL,
    "plan_key" TEXT NOT NULL,
    "file_id" UUID,
    "problem" TEXT,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mls_photos_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mls_photos_result" CHECK (("file_id" IS NULL) <> ("problem" IS NULL))
);

CREATE TABLE "mls_choices" (
    "person_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,

    CONSTRAINT "mls_choices_pkey" PRIMARY KEY ("person_id")
);

CREATE UNIQUE INDEX "mls_photos_file_id_key" ON "mls_photos"("file_id");
CREATE UNIQUE INDEX "mls_photos_photo_id_plan_key_key" ON "mls_photos"("photo_id", "plan_key");
CREATE INDEX "mls_photos_used_at_idx" ON "mls_photos"("used_at");
CREATE INDEX "mls_choices_profile_id_idx" ON "mls_choices"("profile_id");

ALTER TABLE "mls_photos" ADD CONSTRAINT "mls_photos_photo_id_fkey"
  FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mls_photos" ADD CONSTRAINT "mls_photos_file_id_fkey"
  FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "mls_choices" ADD CONSTRAINT "mls_choices_person_id_fkey"
  FOREIGN KEY ("person_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mls_choices" ADD CONSTRAINT "mls_choices_profile_id_fkey"
  FOREIGN KEY ("profile_id") REFERENCES "mls_profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
