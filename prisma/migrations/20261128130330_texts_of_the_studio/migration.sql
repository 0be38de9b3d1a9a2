-- AlterTable
ALTER TABLE "studio_settings" ADD COLUMN     "aerial_text" TEXT,
ADD COLUMN     "closing" TEXT,
ADD COLUMN     "design_text" TEXT,
ADD COLUMN     "facebook_url" TEXT,
ADD COLUMN     "headline" TEXT,
ADD COLUMN     "instagram_url" TEXT,
ADD COLUMN     "introduction" TEXT,
ADD COLUMN     "mail_signature" TEXT,
ADD COLUMN     "photography_text" TEXT,
ADD COLUMN     "tiktok_url" TEXT,
ADD COLUMN     "video_text" TEXT;
